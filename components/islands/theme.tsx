'use client';
/*
 * next-themes: the provider around the page and the header's button, in one file, so that both come in
 * the layout's chunk. Without scripts the page is light and the button is not shown.
 */
import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useLayoutEffect } from 'react';
import { followingChoice, showChoice, themeChoice } from '@/lib/browser/theme-choice';

/** Marks the script as ours for lib/export/next-page.mjs; its text is the same on every page. */
const INLINE = { 'data-inline': true };

/**
 * Its inline script stands first in the body and sets `data-theme` before the first paint. It is part of
 * the server's tree: mounted later, React would have to write a script element, which Trusted Types refuse.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      defaultTheme="light"
      // Follows from data-theme in app/styles/tokens.css; next-themes would write a style attribute.
      enableColorScheme={false}
      scriptProps={INLINE}
    >
      {children}
    </NextThemes>
  );
}

/**
 * Once something else on the page has brought React, next-themes owns the theme. The button is not an
 * <Island>, so that neither a hover nor a press on it downloads anything: until then the boot script
 * answers (lib/browser/boot/theme).
 */
export function ThemeButton({ children }: { children: ReactNode }) {
  const { theme, setTheme } = useTheme();

  // In one go with the hydration itself: there is no moment with two owners, or with none.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // What the boot script shows holds, also where storage could not keep it.
    const choice = themeChoice(dataset.themeHydrated ? theme : dataset.themeChoice);
    dataset.themeHydrated = 'true';
    showChoice(choice);
    // Another tab may have stored rubbish, too.
    if (choice !== theme) setTheme(choice);
  }, [theme, setTheme]);

  return (
    <button
      type="button"
      className="icon-button"
      data-action="theme"
      data-needs-js
      onClick={() => setTheme(followingChoice(themeChoice(theme)))}
    >
      {children}
    </button>
  );
}
