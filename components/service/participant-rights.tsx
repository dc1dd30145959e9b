export type ParticipantRightsProps = { title: string; items: string[] };

/** What the people who answer are owed, large and ruled. */
export function ParticipantRights({ title, items }: ParticipantRightsProps) {
  return (
    <section className="wrap grid-12 py-sec">
      <h2 className="type-d3 lg:col-span-6">{title}</h2>
      <ul className="lg:col-start-8 lg:col-end-13">
        {items.map((item) => (
          <li key={item} className="horizon type-lede pt-4 pb-6">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
