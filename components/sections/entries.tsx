import type { ReactNode } from 'react';

type Entry = { title: string; text: string };

/** Tags of a list, and classes of its parts: where two pages set the same entries differently. */
export type EntriesLook = {
  /** `dl` pairs names with texts; `sentences` reads on from name to text, without headings. */
  as?: 'ul' | 'ol' | 'dl' | 'sentences';
  list?: string | undefined;
  item?: string | undefined;
  name?: string | undefined;
  text?: string | undefined;
};

export type EntriesProps<T extends Entry> = EntriesLook & {
  items: readonly T[];
  /** What an entry begins with: its sign. */
  before?: (item: T) => ReactNode;
  /** What an entry ends with. */
  after?: (item: T) => ReactNode;
};

const tags = {
  ul: { List: 'ul', Item: 'li', Name: 'h3', Text: 'p' },
  ol: { List: 'ol', Item: 'li', Name: 'h3', Text: 'p' },
  dl: { List: 'dl', Item: 'div', Name: 'dt', Text: 'dd' },
  sentences: { List: 'ul', Item: 'li', Name: 'span', Text: 'span' },
} as const;

/** Entries of a name and a text, as people a page is for or offerings; the classes say how they look. */
export function Entries<T extends Entry>(props: EntriesProps<T>) {
  const { items, as = 'ul', list, item, name = 'type-h1', text = 'mt-2 text-ink-2' } = props;
  const { List, Item, Name, Text } = tags[as];
  const space = as === 'sentences' && ' ';
  return (
    <List className={list}>
      {items.map((entry) => (
        <Item key={entry.title} className={item}>
          {props.before?.(entry)}
          <Name className={name}>{entry.title}</Name>
          {space}
          <Text className={text}>{entry.text}</Text>
          {space}
          {props.after?.(entry)}
        </Item>
      ))}
    </List>
  );
}

export type TitledEntriesLook = EntriesLook & {
  section?: string | undefined;
  /** Class of a box in the section, where its ground is wider than its words. */
  inner?: string | undefined;
  heading?: string | undefined;
};

export type TitledEntriesProps<T extends Entry> = EntriesProps<T> &
  TitledEntriesLook & { title: string; head?: ReactNode };

/** A section with a heading and entries; `head` takes the place of the plain heading. */
export function TitledEntries<T extends Entry>(props: TitledEntriesProps<T>) {
  const { section, inner, heading = 'type-d3 mb-sec-s', title, head, ...entries } = props;
  const content = (
    <>
      {head ?? <h2 className={heading}>{title}</h2>}
      <Entries {...entries} />
    </>
  );
  return (
    <section className={section}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
