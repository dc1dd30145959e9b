import { TenderLine } from '@/components/procurement/tender-line';
import { CallToAction } from '@/components/sections/call-to-action';
import { ServiceBands } from '@/components/service/service-bands';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { servicesPage } from '@/lib/content/pages/services';
import { services } from '@/lib/content/types/service';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/services';

export function generateMetadata() {
  return pageMetadata({ ...servicesPage(), path });
}

export default function ServicesPage() {
  const { title, description, heading, lede, actions, callToAction } = servicesPage();
  const trail = [{ name: title, path }];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <section className="ground-sky">
        <div className="wrap grid-12 items-end pt-trail pb-sec-s">
          <div className="lg:col-span-9">
            <Breadcrumb trail={trail} />
            <h1 className="type-d2 mt-6 max-sm:text-[2rem] max-sm:text-wrap">{heading}</h1>
            <p className="type-lede mt-6 text-ink-2 max-sm:mt-4 max-sm:text-base">{lede}</p>
          </div>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-3 lg:grid lg:justify-items-start">
            <Link href="/contact" className="btn">
              {actions.contact}
            </Link>
            <Link href="/services/overview" className="go">
              {actions.overview}
            </Link>
          </p>
        </div>
      </section>
      <ServiceBands services={services()} />
      <div className="wrap pb-sec-s print:pb-0">
        <TenderLine className="text-ink-2" />
      </div>
      <CallToAction title={callToAction} ground="tea" />
    </Page>
  );
}
