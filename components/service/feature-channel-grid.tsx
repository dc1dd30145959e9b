import clsx from 'clsx';
import { Picture } from '@/components/art/picture';
import { SectionHead } from '@/components/sections/section-head';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-channel-grid.module.css';

const grounds = {
  sisal: 'ground-sisal',
  basalt: 'ground-basalt',
  earth: 'ground-earth',
} as const;

/** How communications works: six solid channels laid over one relay that never breaks. */
export function FeatureChannelGrid({ title, text, channels }: Feature<'channel-grid'>) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={text} />
      <div className={styles.tile}>
        <Picture name="channel-tile" className={styles.relay} fit="none" />
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel.name} className={clsx(grounds[channel.ground], styles.channel)}>
              <h3 className="type-h1">
                <NoWrapHyphens text={channel.name} />
              </h3>
              <p>{channel.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
