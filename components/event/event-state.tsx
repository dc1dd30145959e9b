import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FirmEvent } from '@/lib/content/event';
import styles from './event-state.module.css';

type State = 'upcoming' | 'past';

export type EventStateProps = {
  event: FirmEvent;
  as?: 'div' | 'article' | 'li';
  /** Set when the whole of it is there in one state only. */
  only?: State;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Whether an event is past is decided on the day it is viewed. The attribute holds what was true on
 * the day of the build, and the boot script (lib/boot) corrects it before the page is painted; CSS
 * shows what belongs to the state.
 */
export function EventState({ event, as: Tag = 'div', only, className, children }: EventStateProps) {
  return (
    <Tag
      className={clsx(only && styles[only], className)}
      data-event-state={event.past ? 'past' : 'upcoming'}
      data-ends={event.end}
      suppressHydrationWarning
    >
      {children}
    </Tag>
  );
}

/** What is shown in one of the two states; stands inside an <EventState>. */
export function WhenEvent({ is, children }: { is: State; children: ReactNode }) {
  return <div className={is === 'past' ? styles.oncePast : styles.whileUpcoming}>{children}</div>;
}
