import clsx from 'clsx';
import { SectionHead } from '@/components/sections/section-head';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-weave.module.css';
import raised from './raised.module.css';

type Weave = Feature<'weave'>;

const threads: Record<Weave['partners'][number]['thread'], string | undefined> = {
  'deep-lake': styles.deepLake,
  basalt: styles.basalt,
  haze: styles.haze,
  sisal: styles.sisal,
  maize: styles.maize,
};

/** CSS turns the table into a grid or blocks on phones, which takes its roles away; these give them back. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  partner: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** How programs work, woven: phases are the warp, partners the weft; an empty crossing goes under. */
export function FeatureWeave({ title, text, textInLists, ...weave }: Weave) {
  const { caption, partnerColumn, standsBack, phases, partners } = weave;
  return (
    <section className={clsx('wrap py-sec', raised.raised)}>
      <SectionHead
        title={title}
        text={
          <>
            <span className={styles.crossed}>{text}</span>
            <span className={styles.listed}>{textInLists}</span>
          </>
        }
      />
      <table className={clsx(styles.weave, hasLongWords(partners) && styles.long)} {...role.table}>
        <caption className="sr-only">{caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            <th {...role.column}>
              <span className="sr-only">{partnerColumn}</span>
            </th>
            {phases.map((phase) => (
              <th key={phase} {...role.column}>
                <NoWrapHyphens text={phase} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {partners.map(({ name, thread, roles }) => (
            <tr key={name} className={threads[thread]} {...role.row}>
              <th {...role.partner}>{name}</th>
              {phases.map((phase, index) => (
                <td
                  key={phase}
                  data-phase={phase}
                  className={clsx(roles[index] === null && styles.under)}
                  {...role.cell}
                >
                  <b>{roles[index] ?? <span className={styles.back}>{standsBack}</span>}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether a fifth of a phone holds a word of it in smaller letters only. */
const hasLongWords = (partners: Weave['partners']) =>
  partners.some(({ roles }) => roles.some((role) => role && role.length > 9));
