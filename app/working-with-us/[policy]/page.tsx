import { notFound } from 'next/navigation';
import { PolicyPage } from '@/components/procurement/policy-page';
import { type ConductPolicy, conductPolicies } from '@/lib/content/types/conduct-policy';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ policy: string }> };

export function generateStaticParams() {
  return conductPolicies().map(({ slug }) => ({ policy: slug }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(find((await params).policy));
}

export default async function ConductPolicyPage({ params }: Props) {
  return <PolicyPage policy={find((await params).policy)} />;
}

function find(slug: string): ConductPolicy {
  return conductPolicies().find((policy) => policy.slug === slug) ?? notFound();
}
