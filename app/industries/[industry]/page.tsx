import { notFound } from 'next/navigation';
import { IndustryComposition } from '@/components/industry/compositions';
import { industryMetadata } from '@/components/industry/industry-page';
import { industryPage } from '@/lib/content/relations/industry-page';
import { industries } from '@/lib/content/types/industry';

type Props = { params: Promise<{ industry: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return industries().map(({ id }) => ({ industry: id }));
}

async function industryFor({ params }: Props) {
  const { industry: id } = await params;
  return industries().some((industry) => industry.id === id) ? industryPage(id) : notFound();
}

export async function generateMetadata(props: Props) {
  return industryMetadata(await industryFor(props));
}

export default async function PageOfIndustry(props: Props) {
  return <IndustryComposition industry={await industryFor(props)} />;
}
