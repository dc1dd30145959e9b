import { RuledTable } from '@/components/ui/ruled-table';
import { officeLanguages } from '@/lib/content/pages/working-with-us';
import { labels } from '@/lib/labels';
import styles from './terms-table.module.css';
import { ToBeConfirmed } from './to-be-confirmed';

/** Working languages by office; an office without anyone named says that they are to be confirmed. */
export function LanguageTable({ caption }: { caption: string }) {
  const words = labels.procurement.languages;
  return (
    <RuledTable
      caption={caption}
      className={styles.names}
      columns={[{ label: words.office }, { label: words.languages }]}
      groups={[
        {
          rows: officeLanguages().map(({ office: { id, city, country }, languages }) => ({
            key: id,
            cells: [
              `${city}, ${country}`,
              languages.length > 0 ? languages.join(', ') : <ToBeConfirmed key="none" />,
            ],
          })),
        },
      ]}
    />
  );
}
