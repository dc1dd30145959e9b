import { browserScript } from '@/lib/inline-scripts/compile';

export const dynamic = 'force-static';

/** Registers and removes the service worker; fetched when the visitor has answered the banner. */
export function GET() {
  return new Response(browserScript('offline/register'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
