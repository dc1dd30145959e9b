import { Fragment } from 'react';
import { figureLabels, type Half, labelsOfHalf } from '@/lib/art/insight-drawings/figure-labels';
import type { Pictured } from '@/lib/art/pictures/insight';
import styles from './figure-labels.module.css';

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const look = (x: number, y: number, paper: string) => ({
  x: percent(x),
  y: percent(y),
  dy: '.36em',
  filter: `url(#${paper})`,
});

export type FigureLabelsProps = {
  picture: NonNullable<Pictured['picture']>;
  /** Where only the upper or the lower half of the drawing is shown. */
  half?: Half | undefined;
};

/** The figures of a large drawing, over it. What they are stands beside it in words, for everyone. */
export function FigureLabels({ picture, half }: FigureLabelsProps) {
  const all = figureLabels(picture.draws, picture.figures, picture.names);
  const labels = half ? labelsOfHalf(all, half) : all;
  if (labels.length === 0) return null;
  // A page may hold two drawings.
  const paper = `paper-${picture.draws}${half ? `-${half}` : ''}`;
  return (
    // Not there before its styles are: it would be seen to move.
    <svg className={styles.labels} display="none" aria-hidden="true">
      {/* The paper of each. */}
      <filter id={paper} x="-5%" y="-10%" width="110%" height="120%">
        <feFlood className={styles.paper} />
        <feComposite in="SourceGraphic" />
      </filter>
      {labels.map(({ name, text, x, y, anchor, bareX }) => (
        <Fragment key={`${x} ${y}`}>
          <text
            {...look(x, y, paper)}
            textAnchor={anchor}
            className={bareX ? styles.tight : undefined}
          >
            {name && <tspan className={styles.name}>{name} </tspan>}
            {text}
          </text>
          {bareX && (
            <text {...look(bareX, y, paper)} className={styles.bare}>
              {text}
            </text>
          )}
        </Fragment>
      ))}
    </svg>
  );
}
