import { firm } from '@/lib/firm';
import { pageUrl } from '@/lib/site-origin';

/**
 * On paper the frame of the site is gone: says whose document it is and where it stands. Its height keeps what
 * follows apart: the parts of an article have no margin there (app/styles/base.css).
 */
export function PrintOrigin({ path }: { path: string }) {
  return (
    <p className="hidden text-small print:block print:min-h-10">
      {firm.name}, {pageUrl(path)}
    </p>
  );
}
