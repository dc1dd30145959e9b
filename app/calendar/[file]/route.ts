import { eventResponse } from '@/lib/calendar/site-calendar';
import { events } from '@/lib/content/types/event';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ file: string }> };

/** Past events have theirs too: whether one is past is decided on the day it is viewed. */
export function generateStaticParams() {
  return events().map(({ slug }) => ({ file: `${slug}.ics` }));
}

export async function GET(_: Request, { params }: Props) {
  const { file } = await params;
  const event = events().find(({ slug }) => `${slug}.ics` === file);
  return event ? eventResponse(event) : new Response('No such event', { status: 404 });
}
