const paths = {
  menu: 'M2 6h18M2 11h18M2 16h12',
  search: 'M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1 5 6 6',
  close: 'm4 4 14 14M18 4 4 18',
  light: 'M2 15h18M5 15a6 6 0 0 1 12 0M11 2v3M3.5 6.5l2 2M18.5 6.5l-2 2',
  dark: 'M2 19h18M12.5 3.5a6.5 6.5 0 1 0 6.5 8.5 5.5 5.5 0 0 1-6.5-8.5',
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
export function Chevron({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={className} aria-hidden="true">
      <path d="M1 3.5 6 8.5l5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
