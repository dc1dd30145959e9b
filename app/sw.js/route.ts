import { buildDay } from '@/lib/build-time';
import { firm } from '@/lib/firm';
import { browserScript } from '@/lib/inline-scripts/compile';

export const dynamic = 'force-static';

/**
 * The service worker, at the root of the site because it serves what lies below it. The day of the
 * build makes a new one of it, which fetches the offline page anew.
 */
export function GET() {
  const code = browserScript(firm.offlineCopies ? 'offline/worker' : 'offline/worker-off');
  return new Response(`${code}\n// ${buildDay()}\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
