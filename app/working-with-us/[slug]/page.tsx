import { PolicyPage } from '@/components/procurement/policy-page';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { pageMetadata } from '@/lib/seo/metadata';

const { generateStaticParams, pieceFor } = pieceRoute(conductPolicies);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  return pageMetadata(await pieceFor(props));
}

export default async function ConductPolicyPage(props: PieceProps) {
  return <PolicyPage policy={await pieceFor(props)} />;
}
