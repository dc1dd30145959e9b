import { SpecimenPage } from '@/components/procurement/specimen-page';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { specimens } from '@/lib/content/types/specimen';
import { pageMetadata } from '@/lib/seo/metadata';

const { generateStaticParams, pieceFor } = pieceRoute(specimens);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  return pageMetadata(await pieceFor(props));
}

export default async function OneSpecimenPage(props: PieceProps) {
  return <SpecimenPage specimen={await pieceFor(props)} />;
}
