import { policyBriefs } from '@/lib/content/types/policy-brief';
import { withFiles } from '@/lib/other-languages';
import { pocketPath, pocketPicture } from '@/lib/pocket/pocket-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function generateStaticParams() {
  return withFiles(policyBriefs()).map((brief) => ({ file: fileOf(pocketPath(brief)) }));
}

/** A brief as one picture, to send from phone to phone. Pages link it and never load it. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const brief = policyBriefs().find((candidate) => fileOf(pocketPath(candidate)) === file);
  if (!brief) return new Response('No such picture', { status: 404 });
  const png = await pocketPicture(brief);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
