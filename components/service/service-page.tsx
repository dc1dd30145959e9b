import type { ReactNode } from 'react';
import { CallToAction, type CallToActionProps } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { heroPicture } from '@/lib/art/pictures/services';
import { peopleOnService } from '@/lib/content/relations/graph';
import type { Service } from '@/lib/content/types/service';
import { labels } from '@/lib/labels';
import { serviceNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { ServiceHero } from './service-hero';
import { ServicePeople } from './service-people';

export type ServicePageProps = {
  service: Service;
  /** Colour of the closing call; a page that ends in a form has none. */
  closing?: CallToActionProps['ground'];
  children: ReactNode;
};

export function serviceMetadata({ pageTitle, description, path }: Service) {
  return pageMetadata({ title: pageTitle, description, path });
}

/**
 * What all service pages share: document, hero, and one thing asked at the end, in a form or in a call with
 * those who answer it.
 * Each composes its own middle.
 */
export function ServicePage({ service, closing, children }: ServicePageProps) {
  const { id, art, ground, name, pageTitle, description, path, hero, offerings } = service;
  const trail = [
    { name: labels.service.section, path: '/services' },
    { name, path },
  ];
  const offers = offerings.items.map(({ title }) => title);
  return (
    <Page
      path={path}
      trail={trail}
      about={{ title: pageTitle, description }}
      jsonLd={[serviceNode({ name, description, path, offers })]}
    >
      <ServiceHero
        {...hero}
        trail={trail}
        ground={ground}
        picture={heroPicture({ id, art })}
        art={art}
      />
      {children}
      {!service.inquiry && (
        <CallToAction title={service.callToAction} ground={closing} about={path}>
          <ServicePeople {...peopleOnService(id)} />
        </CallToAction>
      )}
    </Page>
  );
}
