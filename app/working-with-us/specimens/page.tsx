import { PlainHead } from '@/components/procurement/plain-head';
import styles from '@/components/procurement/specimen-list.module.css';
import { SpecimenThumb } from '@/components/procurement/specimen-thumb';
import { ContactLinks } from '@/components/site/contact-links';
import { Page } from '@/components/site/page';
import { Link } from '@/components/ui/link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
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
      <PlainHead title={title} lede={lede} trail={trail}>
        <p className="border-t-2 border-horizon pt-4">{made}</p>
      </PlainHead>
      <div className="wrap pb-sec-s print:pb-0">
        <div className={styles.sheets}>
          <ul className="contents">
            {specimens().map((specimen) => (
              <li key={specimen.path} className="card">
                <div className={styles.thumb}>
                  <SpecimenThumb specimen={specimen} />
                </div>
                <div>
                  <p className="type-label text-ink-2">{specimen.label}</p>
                  <h2 className="type-h2 mt-1 flex items-center justify-between gap-4 after:arrow">
                    <Link href={specimen.path} className="card-link">
                      {specimen.title}
                    </Link>
                  </h2>
                </div>
                <p className="text-ink-2">{specimen.lede}</p>
              </li>
            ))}
          </ul>
          <section className={styles.ask} data-noprint>
            <h2 className="type-h2">{callToAction}</h2>
            <SpeakToAnExpert className="btn mt-4" />
            <ContactLinks className="mt-3 flex flex-wrap gap-x-6" />
          </section>
        </div>
      </div>
    </Page>
  );
}
