/** What the syntax trees of Markdown (mdast) and HTML (hast) have in common. */
export type TreeNode = {
  type: string;
  value?: string | undefined;
  children?: readonly TreeNode[] | undefined;
};

/** A node and everything below it, in the order of the text. */
export function* walk<Node extends TreeNode>(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child as Node);
}

/** The plain text of a node, without its markup. */
export function textOf(node: TreeNode): string {
  return [...walk(node)].map(({ value }) => value ?? '').join('');
}
