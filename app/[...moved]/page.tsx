import { notFound } from 'next/navigation';
import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { movedPage } from '@/lib/content/pages/moved';
import { redirects } from '@/lib/content/routes/redirects';
import { interpolate } from '@/lib/format/interpolate';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageHref } from '@/lib/site-url';

type Props = { params: Promise<{ moved: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return redirects().map(({ from }) => ({ moved: from.slice(1).split('/') }));
}

async function redirectFor({ params }: Props) {
  const from = `/${(await params).moved.join('/')}`;
  return redirects().find((redirect) => redirect.from === from) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { from, to, title: page } = await redirectFor(props);
  const { title, description } = movedPage();
  return pageMetadata({
    title: interpolate(title, { page }),
    description: interpolate(description, { page }),
    path: from,
    canonical: to,
    indexed: false,
  });
}

/** An address that a page once had. A static host cannot redirect; this page forwards by itself. */
export default async function MovedPage(props: Props) {
  const { from, to, title: page } = await redirectFor(props);
  const { heading, text, action } = movedPage();
  return (
    <Page path={from}>
      {/* React moves it into the head. */}
      <meta httpEquiv="refresh" content={`0; url=${pageHref(to)}`} />
      <section className="wrap grid-12 items-end py-sec">
        <h1 className="type-d2 lg:col-span-7">{heading}</h1>
        <div className="lg:col-start-9 lg:col-end-13">
          <p className="text-ink-2">{interpolate(text, { page })}</p>
          <p className="mt-5">
            <Link href={to} className="go">
              {interpolate(action, { page })}
            </Link>
          </p>
        </div>
      </section>
    </Page>
  );
}
