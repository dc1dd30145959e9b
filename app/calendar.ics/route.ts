import { calendarResponse } from '@/lib/calendar/site-calendar';
import { events } from '@/lib/content/event';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(events());
