import { PlainHead } from '@/components/procurement/plain-head';
import styles from '@/components/procurement/specimen-list.module.css';
import { SpecimenThumb } from '@/components/procurement/specimen-thumb';
import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
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
      <div className="wrap pb-sec print:pb-0">
        <div className={styles.sheets}>
          <ul className="contents">
            {specimens().map((specimen) => (
              <li key={specimen.path} className="card">
                <div className={styles.thumb}>
                  <SpecimenThumb specimen={specimen} />
                </div>
                <div className={styles.words}>
                  <p className="type-label text-ink-2">{specimen.label}</p>
                  <h2 className="type-h2 mt-1">
                    <Link href={specimen.path} className="card-link">
                      {specimen.title}
                    </Link>
                  </h2>
                  <p className="mt-2 text-ink-2">{specimen.lede}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="font-semibold">{made}</p>
        </div>
      </div>
      <ClosingLine title={callToAction} />
    </Page>
  );
}
