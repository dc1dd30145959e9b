import { calendarResponse } from '@/lib/calendar/site-calendar';
import { events } from '@/lib/content/types/event';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(events());
