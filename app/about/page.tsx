import { AboutHero } from '@/components/about/about-hero';
import { OfficeLine } from '@/components/about/office-line';
import { Promises } from '@/components/about/promises';
import { Reasons } from '@/components/about/reasons';
import { TenderLine } from '@/components/procurement/tender-line';
import { SectionHead } from '@/components/sections/section-head';
import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { offices } from '@/lib/content/office';
import { aboutPage } from '@/lib/content/pages/about';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/about';

export function generateMetadata() {
  return pageMetadata({ ...aboutPage(), path });
}

export default function AboutPage() {
  const { title, description, intro, ...words } = aboutPage();
  const trail = [{ name: title, path }];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      jsonLd={[webPage({ type: 'AboutPage', name: title, description, path })]}
    >
      <AboutHero hero={words.hero} vision={words.vision} mission={words.mission} trail={trail} />
      <section className="wrap grid-12 py-sec">
        <div className="grid gap-5 lg:col-start-7">
          {intro.map((paragraph) => (
            <p key={paragraph} className="type-lede">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
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
