import clsx from 'clsx';

export type RuledItemsProps = {
  items: { title: string; text: string }[];
  /** Classes for the list: its columns. */
  className?: string | undefined;
};

/** Offerings as a plain grid; each stands under a rule of its own. */
export function RuledItems({ items, className }: RuledItemsProps) {
  return (
    <ul className={clsx('grid gap-x-gap', className)}>
      {items.map(({ title, text }) => (
        <li key={title} className="horizon pt-4.5 pb-8">
          <h3 className="type-h1">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
