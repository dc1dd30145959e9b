import { AboutHero } from '@/components/about/about-hero';
import { OfficeLine } from '@/components/about/office-line';
import { Promises } from '@/components/about/promises';
import { Reasons } from '@/components/about/reasons';
import { TenderLine } from '@/components/procurement/tender-line';
import { SectionHead } from '@/components/sections/section-head';
import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { aboutPage } from '@/lib/content/pages/about';
import { offices } from '@/lib/content/types/office';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/about';

export function generateMetadata() {
  return pageMetadata({ ...aboutPage(), path });
}

export default function AboutPage() {
  const { title, description, ...words } = aboutPage();
  const trail = [{ name: title, path }];
  return (
    <Page path={path} ground="sky" trail={trail} about={{ type: 'AboutPage', title, description }}>
      <AboutHero {...words} trail={trail} />
      <section className="ground-band py-sec">
        <div className="wrap">
          <SectionHead title={words.offices.title} text={words.offices.text} />
          <OfficeLine offices={offices()} label={words.offices.drawing} />
          <p className="mt-8">
            <Link href="/contact#offices" className="go">
              {words.offices.action}
            </Link>
          </p>
        </div>
      </section>
      <TenderLine />
      <Promises {...words.promise} />
      <Reasons {...words.why} />
    </Page>
  );
}
