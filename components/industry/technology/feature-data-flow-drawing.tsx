import {
  type DataFlowWords,
  dataFlowDown,
  dataFlowLines,
  PITCH,
  strandsOf,
} from './data-flow-geometry';
import styles from './feature-data-flow.module.css';

export type FeatureDataFlowDrawingProps = DataFlowWords & { alt: string };

const THICKNESS = 15;
const THICKNESS_DOWN = 12;
/** Inks of the fields, in the order in which they set out. */
export const fieldInks = ['a-mz', 'a-sky', 'a-hz', 'a-si', 'a-lat', 'a-lk'];

/** The lines of one record between five systems; where spellings multiply, the line divides. */
export function FeatureDataFlowDrawing({ fields, systems, alt }: FeatureDataFlowDrawingProps) {
  const { width, height, segments, stops, labels } = dataFlowLines({ fields, systems });
  const inkOf = (field: string) => fieldInks[fields.findIndex(({ id }) => id === field)];
  return (
    <svg
      viewBox={`0 -8 ${width} ${height + 16}`}
      role="img"
      aria-label={alt}
      className={styles.lines}
    >
      {systems.map(({ name }, index) => (
        <path
          key={name}
          d={`M${index * PITCH.across} -8V${height + 8}`}
          stroke="var(--edge)"
          strokeWidth="2"
        />
      ))}
      {segments.map(({ field, data, spellings }) => {
        const { thickness, offsets } = strandsOf(spellings, THICKNESS);
        return (
          <g key={data} fill="none">
            <path d={data} stroke="var(--ground)" strokeWidth={THICKNESS + 8} />
            {offsets.map((offset) => (
              <path
                key={offset}
                d={data}
                transform={`translate(0 ${offset.toFixed(2)})`}
                stroke={`var(--${inkOf(field)})`}
                strokeWidth={thickness.toFixed(2)}
              />
            ))}
          </g>
        );
      })}
      <path
        d={stops.map(({ x, y }) => `M${x} ${y - 15}v30`).join('')}
        stroke="var(--ink)"
        strokeWidth="5"
      />
      {labels.map(({ x, y, text }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The lines from system to system down the page, beside the words on each, whose height they take. */
export function FeatureDataFlowBraid({ fields, systems }: DataFlowWords) {
  const { width, height, segments, stops } = dataFlowDown({ fields, systems });
  const inkOf = (field: string) => fieldInks[fields.findIndex(({ id }) => id === field)];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.braid}
      fill="none"
    >
      {segments.map(({ field, data, spellings }) => {
        const { thickness, offsets } = strandsOf(spellings, THICKNESS_DOWN);
        return (
          <g key={data}>
            <path d={data} stroke="var(--ground)" strokeWidth={THICKNESS_DOWN + 6} />
            {offsets.map((offset) => (
              <path
                key={offset}
                d={data}
                transform={`translate(${offset.toFixed(1)})`}
                stroke={`var(--${inkOf(field)})`}
                strokeWidth={thickness.toFixed(1)}
              />
            ))}
          </g>
        );
      })}
      <path
        d={stops.map(({ x, y }) => `M${x - 9} ${y}h18`).join('')}
        stroke="var(--ink)"
        strokeWidth="4"
      />
    </svg>
  );
}
