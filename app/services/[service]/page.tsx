import { notFound } from 'next/navigation';
import { ServiceComposition } from '@/components/service/compositions';
import { serviceMetadata } from '@/components/service/service-page';
import { services } from '@/lib/content/types/service';

type Props = { params: Promise<{ service: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return services().map(({ id }) => ({ service: id }));
}

async function serviceFor({ params }: Props) {
  const { service: id } = await params;
  return services().find((service) => service.id === id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return serviceMetadata(await serviceFor(props));
}

export default async function PageOfService(props: Props) {
  return <ServiceComposition service={await serviceFor(props)} />;
}
