const paths = {
  menu: 'M2 6h18M2 11h18M2 16h12',
  search: 'M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1 5 6 6',
  close: 'm4 4 14 14M18 4 4 18',
  light: 'M2 15h18M5 15a6 6 0 0 1 12 0M11 2v3M3.5 6.5l2 2M18.5 6.5l-2 2',
  dark: 'M2 19h18M12.5 3.5a6.5 6.5 0 1 0 6.5 8.5 5.5 5.5 0 0 1-6.5-8.5',
  system: 'M3 4h16v11H3zM7 19h8',
  linkedin: 'M5 9v10M5 4v1M10 19V9M10 13c0-5 8-5.5 8 0v6',
  x: 'M3 3l16 16M19 3 3 19',
  facebook: 'M13 20v-8h4M13 12V7.5Q13 4 17 4M8 12h5',
  youtube: 'M2 5h18v12H2zM9 8v6l4.5-3z',
} as const;

export type IconName = keyof typeof paths;

/** A sign of the interface, 22 × 22, drawn with the current colour. Its control carries the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 22 22" className={className} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** Points down; the control it belongs to turns it when open. */
export function Chevron({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={className} aria-hidden="true">
      <path d="M1 3.5 6 8.5l5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
