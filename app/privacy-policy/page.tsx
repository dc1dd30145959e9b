import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { movedPage } from '@/lib/content/pages/moved';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteHref } from '@/lib/site-url';

const path = '/privacy-policy';
const target = '/privacy';

export function generateMetadata() {
  return pageMetadata({ ...movedPage(), path, canonical: target, indexed: false });
}

/** The old address of the privacy policy. A static host cannot redirect; this page forwards by itself. */
export default function PrivacyPolicyMovedPage() {
  const { heading, text, action } = movedPage();
  return (
    <Page path={path}>
      {/* React moves it into the head. */}
      <meta httpEquiv="refresh" content={`0; url=${siteHref(target)}`} />
      <section className="wrap grid-12 items-end py-sec">
        <h1 className="type-d2 lg:col-span-7">{heading}</h1>
        <div className="lg:col-start-9 lg:col-end-13">
          <p className="text-ink-2">{text}</p>
          <p className="mt-5">
            <Link href={target} className="go">
              {action}
            </Link>
          </p>
        </div>
      </section>
    </Page>
  );
}
