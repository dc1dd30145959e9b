'use client';
/*
 * The root of an island: marks the region for the loader (lib/browser/loader), which starts React when a
 * visitor reaches for it. Without scripts it is a plain box around native controls.
 */
import { type ReactNode, useRef } from 'react';
import { useIslandReady } from './use-island-ready';

export type IslandProps = {
  /** Starts with the page when its address has a query, and not at the first touch. */
  hydrate?: 'query';
  className?: string | undefined;
  children: ReactNode;
};

export function Island({ hydrate, className, children }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  useIslandReady(root);
  return (
    <div ref={root} data-island data-hydrate={hydrate} className={className}>
      {children}
    </div>
  );
}
