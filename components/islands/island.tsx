'use client';
/*
 * The root of an island: marks the region for the loader (lib/export/loader), which starts React when a
 * visitor reaches for it. Without scripts it is a plain box around native controls.
 */
import { type ReactNode, useRef } from 'react';
import { useIslandReady } from './use-island-ready';

export function Island({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useIslandReady(root);
  return (
    <div ref={root} data-island>
      {children}
    </div>
  );
}
