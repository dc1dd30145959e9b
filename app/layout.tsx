import type { ReactNode } from 'react';
import { Document, sharedMetadata, sharedViewport } from './document';

export const metadata = sharedMetadata;
export const viewport = sharedViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
