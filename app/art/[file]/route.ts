import { allPictureFiles } from '@/lib/art/all-pictures';
import { allPhotoFiles, photoBytes } from '@/lib/content/images/photos';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...allPictureFiles().keys(), ...allPhotoFiles().keys()].map((file) => ({ file }));
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** One picture file: a drawing, or a photo that has taken the place of one. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file: name } = await params;
  const drawing = allPictureFiles().get(name);
  if (drawing) {
    return new Response(drawing.body, { headers: { 'Content-Type': 'image/svg+xml' } });
  }
  const photo = allPhotoFiles().get(name);
  if (!photo) return new Response('No such picture', { status: 404 });
  const bytes = new Uint8Array(await photoBytes(photo));
  return new Response(bytes, { headers: { 'Content-Type': types[photo.format] } });
}
