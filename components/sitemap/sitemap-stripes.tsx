import type { RouteGroup } from '@/lib/content/routes/route-groups';
import { groupInks } from './group-inks';
import styles from './sitemap-stripes.module.css';

const PITCH = 20;
/** Of what a stripe has to itself; the rest is the gap to the next, of one width everywhere. */
const WIDTH = 16;

export type SitemapStripesProps = { groups: readonly { group: RouteGroup; count: number }[] };

/**
 * One stripe for each page, in the colour of its group; the list below says the same in words. The
 * stripes are cut by a mask, so that a thousand pages take no more markup than ten.
 */
export function SitemapStripes({ groups }: SitemapStripesProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  let first = 0;
  return (
    <div className={styles.cloth}>
      <svg
        viewBox={`0 0 ${total * PITCH - (PITCH - WIDTH)} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <pattern id="stripes" width={PITCH} height="100" patternUnits="userSpaceOnUse">
          <path fill="#fff" shapeRendering="crispEdges" d={`M0 0h${WIDTH}v100H0z`} />
        </pattern>
        <mask id="cloth">
          <rect width="100%" height="100%" fill="url(#stripes)" />
        </mask>
        <g mask="url(#cloth)">
          {groups.map(({ group, count }) => {
            const start = first;
            first += count;
            return (
              <rect
                key={group}
                className={groupInks[group]}
                x={start * PITCH}
                width={count * PITCH}
                height="100"
              />
            );
          })}
        </g>
      </svg>
    </div>
  );
}
