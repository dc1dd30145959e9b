import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import { RuledTable } from '@/components/ui/ruled-table';
import styles from './terms-table.module.css';

export type TermsTableProps = {
  caption: string;
  labels: { name: string; text: string; condition: string };
  items: readonly { name: string; text: string; condition: string }[];
};

/** Forms of contract or roles: what each is, and the condition under which we take it. */
export function TermsTable({ caption, labels, items }: TermsTableProps) {
  return (
    <RuledTable
      caption={caption}
      stacks
      className={styles.terms}
      columns={[{ label: labels.name }, { label: labels.text }, { label: labels.condition }]}
      groups={[
        {
          rows: items.map(({ name, text, condition }) => ({
            key: name,
            cells: [<NoWrapHyphens key="name" text={name} />, text, condition],
          })),
        },
      ]}
    />
  );
}
