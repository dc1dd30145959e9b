import { atomResponse } from '@/lib/feeds/feed-response';

export const dynamic = 'force-static';

export const GET = () => atomResponse('event');
