import { jsonFeedResponse } from '@/lib/feeds/respond';

export const dynamic = 'force-static';

export const GET = () => jsonFeedResponse();
