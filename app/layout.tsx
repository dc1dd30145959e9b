import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { firm } from '@/content/firm';
import { bootScript } from '@/lib/boot/compile';
import { labels } from '@/lib/labels';
import { siteOrigin } from '@/lib/site-url';
import { fontClasses } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  applicationName: firm.name,
  // Phone numbers and addresses are marked up by hand; guessing turns figures into links.
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f3f7f8' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1618' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets data attributes on <html> before React sees it.
    <html lang={labels.lang} data-theme="light" className={fontClasses} suppressHydrationWarning>
      <head>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, compiled from lib/boot
          dangerouslySetInnerHTML={{ __html: bootScript() }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
