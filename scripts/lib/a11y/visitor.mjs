/**
 * A browser's page as a visitor has it who chose this theme and has answered the banner, or comes for
 * the first time; nothing moves.
 * @param {import('playwright').Browser} browser
 * @param {{ theme: string, width: number, fresh?: boolean, forcedColours?: boolean }} view
 */
export async function openVisitor(browser, { theme, width, fresh = false, forcedColours = false }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: forcedColours ? 'active' : 'none',
  });
  await context.addInitScript(
    ([choice, asked]) => {
      localStorage.setItem('theme', choice);
      if (asked) localStorage.setItem('cookie-consent', 'declined');
    },
    [theme, !fresh],
  );
  return context.newPage();
}
