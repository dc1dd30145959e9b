// @ts-check
/**
 * Does something with each of many, a few of them at once, in their order.
 * @template Item
 * @param {Iterable<Item>} items
 * @param {number} atOnce
 * @param {(item: Item) => Promise<unknown>} work
 * @throws what `work` throws first
 */
export async function forEachConcurrent(items, atOnce, work) {
  const waiting = [...items].values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
