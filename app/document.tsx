import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@/components/islands/theme';
import { BootScript } from '@/components/site/boot-script';
import { firm } from '@/lib/firm';
import { siteOrigin } from '@/lib/site-origin';
import { fileHref, pageHref } from '@/lib/site-url';
import { pageColours } from '@/lib/tokens';
import './fonts';
import './fonts.css';
import './globals.css';
import { language } from '@/lib/languages';

/** Metadata that every document shares, the not-found page among them. */
export const sharedMetadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  applicationName: firm.name,
  // Phone numbers and addresses are marked up by hand; guessing turns figures into links.
  formatDetection: { telephone: false, address: false, email: false },
  manifest: pageHref('/manifest.webmanifest'),
  // Drawn by scripts/tools/make-icons.mjs. Plain files: the manifest and structured data name them too.
  icons: {
    icon: [
      { url: fileHref('/favicon.ico'), sizes: '32x32' },
      { url: fileHref('/favicon.svg'), type: 'image/svg+xml' },
    ],
    apple: fileHref('/apple-touch-icon.png'),
  },
};

const grounds = pageColours();

/** Whether this is the development server of `npm run edit`; a build has nothing of it. */
const isPreview = process.env.NODE_ENV === 'development' && process.env.PREVIEW_FOLDER;

export const sharedViewport: Viewport = {
  colorScheme: 'light dark',
  // Light first: a choice of theme makes one of them hold on every device (lib/browser/theme-choice).
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: grounds.light },
    { media: '(prefers-color-scheme: dark)', color: grounds.dark },
  ],
};

/** `<html>` with fonts, styles, theme and the boot script. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // Inline scripts set data attributes on <html> before React sees it.
    <html lang={language.id} data-theme="light" suppressHydrationWarning>
      <head>
        <BootScript name="index" />
        {isPreview && <BootScript name="preview" />}
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
      </body>
    </html>
  );
}
