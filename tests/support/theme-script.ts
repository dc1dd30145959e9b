import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { ThemeProvider } from '@/components/islands/theme';

const html = renderToStaticMarkup(createElement(ThemeProvider, null, null));
const code = /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] as string;

/** What a browser does with the script of next-themes at the top of the body. */
export function runThemeScript() {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  script.remove();
}

/** The colour of the browser's bars: of the first `theme-color` whose `media` holds, as HTML has it. */
export function barColour(matches: (media: string) => boolean): string | null | undefined {
  return [...document.querySelectorAll('meta[name=theme-color]')]
    .find((meta) => matches(meta.getAttribute('media') ?? 'all'))
    ?.getAttribute('content');
}
