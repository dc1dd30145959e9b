'use client';
/*
 * The root of every island: marks the region for the loader (lib/export/loader), which starts React
 * when a visitor reaches for it, and tells the loader when React has taken over. Without scripts it is
 * a plain box around native controls.
 */
import { type ReactNode, useEffect, useRef } from 'react';

export type IslandProps = {
  /** `load`: starts with the page; `query`: starts with the page when its address has a query. */
  wake?: 'load' | 'query';
  className?: string;
  children: ReactNode;
};

export function Island({ wake, className, children }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.setAttribute('data-ready', '');
    root.current?.dispatchEvent(new Event('islandready', { bubbles: true }));
  }, []);
  return (
    <div ref={root} data-island data-wake={wake} className={className}>
      {children}
    </div>
  );
}
