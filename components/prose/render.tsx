import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ChartFigure } from '@/components/chart/chart-figure';
import { OutwardLink } from '@/components/prose/outward-link';
import { Link } from '@/components/ui/link';
import { ScrolledTable } from '@/components/ui/scrolled-table';
import type { Chart } from '@/lib/chart/chart';
import { chartElement } from '@/lib/markdown/charts';
import { keepNamesWhole } from '@/lib/markdown/whole-names';

type PlacedChart = { index: number; children?: ReactNode };

/** An HTML tree as React elements, with the site's own links, tables and charts. */
export function renderTree(
  tree: Root,
  charts: readonly Chart[] = [],
  components: Components = {},
): ReactNode {
  return toJsxRuntime(keepNamesWhole(tree), {
    Fragment,
    jsx,
    jsxs,
    // The order never changes; keys would be sent to the browser for nothing.
    passKeys: false,
    // Alignment as a style attribute would be dropped by the content security policy.
    tableCellAlignToStyle: false,
    components: {
      a: ProseLink,
      table: ScrolledTable,
      [chartElement]: ({ index, children }: PlacedChart) => {
        const chart = charts[index];
        return chart && <ChartFigure chart={chart} number={index + 1} citations={children} />;
      },
      ...components,
    } as Components,
  });
}

function ProseLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  const Anchor = href.startsWith('http') ? OutwardLink : Link;
  return <Anchor {...rest} href={href} />;
}
