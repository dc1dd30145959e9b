import { notFound } from 'next/navigation';
import { SpecimenPage } from '@/components/procurement/specimen-page';
import { type Specimen, specimens } from '@/lib/content/types/specimen';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return specimens().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(find((await params).slug));
}

export default async function OneSpecimenPage({ params }: Props) {
  return <SpecimenPage specimen={find((await params).slug)} />;
}

function find(slug: string): Specimen {
  return specimens().find((specimen) => specimen.slug === slug) ?? notFound();
}
