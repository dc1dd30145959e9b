import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FirmEvent } from '@/lib/content/types/event';
import styles from './event-state.module.css';

/** `ahead`: until it ends; `upcoming`: until it begins. */
type State = 'ahead' | 'upcoming' | 'under-way' | 'past';

export type EventStateProps = {
  event: FirmEvent;
  as?: 'div' | 'article' | 'g';
  /** Set when the whole of it is there in one state only. */
  only?: 'ahead' | 'past';
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Where an event stands is decided when it is viewed. The attribute holds what was true on the day of
 * the build, and the events script (lib/browser/boot/events) corrects it before the page is painted; CSS shows
 * what belongs to the state. React does not compare attributes when it hydrates.
 */
export function EventState({ event, as: Tag = 'div', only, className, children }: EventStateProps) {
  return (
    <Tag
      className={clsx(only && styles[only], className)}
      data-event-state={event.past ? 'past' : 'upcoming'}
      data-starts={event.start}
      data-ends={event.end}
      suppressHydrationWarning
    >
      {children}
    </Tag>
  );
}

const classes: Record<Exclude<State, 'ahead'>, string | undefined> = {
  upcoming: styles.whileUpcoming,
  'under-way': styles.whileUnderWay,
  past: styles.oncePast,
};

export type WhenEventProps = { is: keyof typeof classes; children: ReactNode };

/** What is shown in one state only; stands inside an <EventState>. */
export function WhenEvent({ is, children }: WhenEventProps) {
  return <div className={classes[is]}>{children}</div>;
}
