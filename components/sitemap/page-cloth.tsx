import type { RouteGroup } from '@/lib/content/route-groups';
import { groupInks } from './group-inks';
import styles from './page-cloth.module.css';

const PITCH = 20;

export type PageClothProps = { groups: readonly { group: RouteGroup; count: number }[] };

/** One stripe for each page, in the colour of its group; the list below says the same in words. */
export function PageCloth({ groups }: PageClothProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  let first = 0;
  return (
    <div className={styles.cloth}>
      <svg viewBox={`0 0 ${total * PITCH} 100`} preserveAspectRatio="none" aria-hidden="true">
        {groups.map(({ group, count }) => {
          const start = first;
          first += count;
          return <path key={group} className={groupInks[group]} d={stripes(start, count)} />;
        })}
      </svg>
    </div>
  );
}

/** Stripes of three widths in turn, so that the cloth looks woven and can still be counted. */
function stripes(start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const width = PITCH - 4 + (index % 3);
    return `M${(start + index) * PITCH} 0h${width}v100h-${width}z`;
  }).join('');
}
