import { citationFiles } from '@/lib/cite/citation-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Props = { params: Promise<{ file: string }> };

export function generateStaticParams() {
  return [...citationFiles().keys()].map((file) => ({ file }));
}

/** One citation, for a reference manager. */
export async function GET(_request: Request, { params }: Props) {
  const file = citationFiles().get((await params).file);
  if (!file) return new Response('No such citation', { status: 404 });
  return new Response(file.body, { headers: { 'Content-Type': `${file.type}; charset=utf-8` } });
}
