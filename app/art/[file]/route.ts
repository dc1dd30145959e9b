import { allPictureFiles } from '@/components/art/all-pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...allPictureFiles().keys()].map((file) => ({ file }));
}

/** One picture file. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file: name } = await params;
  const file = allPictureFiles().get(name);
  if (!file) return new Response('No such picture', { status: 404 });
  return new Response(file.body, { headers: { 'Content-Type': 'image/svg+xml' } });
}
