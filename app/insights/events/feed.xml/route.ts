import { atomResponse } from '@/lib/feeds/respond';

export const dynamic = 'force-static';

export const GET = () => atomResponse('event');
