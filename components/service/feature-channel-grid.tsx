import clsx from 'clsx';
import { SectionHead } from '@/components/sections/section-head';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { Feature } from '@/lib/content/types/service-feature';
import { channelDrawings } from './feature-channel-drawings';
import styles from './feature-channel-grid.module.css';

const grounds = {
  sisal: 'ground-sisal',
  basalt: 'ground-basalt',
  earth: 'ground-earth',
} as const;

/** How communications works: the same finding as six things, each on a field of its own. */
export function FeatureChannelGrid({ title, text, channels }: Feature<'channel-grid'>) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={text} />
      <ul className={styles.channels}>
        {channels.map((channel, index) => (
          <li key={channel.name} className={clsx(grounds[channel.ground], styles.channel)}>
            <h3 className="type-h1">
              <NoWrapHyphens text={channel.name} />
            </h3>
            <svg viewBox="0 0 96 48" aria-hidden="true">
              <path d={`M0 46h96${channelDrawings[index]}`} />
            </svg>
            <p>{channel.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
