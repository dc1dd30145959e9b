import { firm } from '@/lib/firm';
import { pageUrl } from '@/lib/site-origin';

/** On paper the frame of the site is gone: says whose document it is and where it stands. */
export function PrintOrigin({ path }: { path: string }) {
  return (
    <p className="hidden text-small print:mb-4 print:block">
      {firm.name}, {pageUrl(path)}
    </p>
  );
}
