import type { ReactNode } from 'react';
import { CallToAction, type CallToActionProps } from '@/components/sections/call-to-action';
import { ServicePeople } from '@/components/service/service-people';
import { Page, type PageProps } from '@/components/site/page';
import { leadsIn } from '@/lib/content/relations/graph';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { serviceNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export type IndustryPageProps = {
  industry: IndustryPageData;
  /** Ground of the page's first section. */
  ground?: PageProps['ground'] | undefined;
  /** Ground of the call to action with who leads the practices. */
  closing: NonNullable<CallToActionProps['ground']>;
  children: ReactNode;
};

export function industryMetadata({ name, description, path }: IndustryPageData) {
  return pageMetadata({ title: name, description, path });
}

/** What the pages of the industries share: frame, structured data, call to action with who leads the practices. */
export function IndustryPage({ industry, ground, closing, children }: IndustryPageProps) {
  const { name, description, path, trail, callToAction } = industry;
  return (
    <Page
      path={path}
      ground={ground}
      trail={trail}
      about={{ title: name, description }}
      jsonLd={[serviceNode({ name, description, path })]}
    >
      {children}
      <CallToAction title={callToAction} ground={closing} about={path}>
        <ServicePeople team={leadsIn(industry)} writers={[]} />
      </CallToAction>
    </Page>
  );
}
