import { PlainHead } from '@/components/procurement/plain-head';
import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { specimensPage } from '@/lib/content/pages/specimens';
import { workingWithUsTrail } from '@/lib/content/pages/working-with-us';
import { specimens } from '@/lib/content/types/specimen';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/working-with-us/specimens';

export function generateMetadata() {
  return pageMetadata({ ...specimensPage(), path });
}

export default function SpecimensPage() {
  const { title, description, lede, made, callToAction } = specimensPage();
  const trail = workingWithUsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <PlainHead title={title} lede={lede} trail={trail} />
      <div className="wrap pb-sec">
        <FactList
          facts={specimens().map((specimen) => ({
            term: specimen.label,
            detail: (
              <>
                <Link href={specimen.path} className="text-link font-semibold">
                  {specimen.title}
                </Link>
                <span className="block text-ink-2">{specimen.lede}</span>
              </>
            ),
          }))}
        />
        <p className="mt-6 font-semibold">{made}</p>
      </div>
      <ClosingLine title={callToAction} />
    </Page>
  );
}
