const paths = {
  menu: 'M2 6h18M2 11h18M2 16h12',
  search: 'M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1 5 6 6',
  close: 'm4 4 14 14M18 4 4 18',
  call: 'M4 2h4l2 5-2.5 2A12 12 0 0 0 13 14.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 2 4a2 2 0 0 1 2-2z',
  light:
    'M15 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0M11 1v3M11 18v3M1 11h3M18 11h3M3.9 3.9 6 6M16 16l2.1 2.1M18.1 3.9 16 6M6 16l-2.1 2.1',
  dark: 'M18.8 13.4A8.2 8.2 0 1 1 8.6 3.2a6.6 6.6 0 0 0 10.2 10.2z',
  system: 'M3 4h16v11H3zM7 19h8',
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
export function Chevron({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 12 12" className={className} aria-hidden="true">
      <path d="M1 3.5 6 8.5l5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
