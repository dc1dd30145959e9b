import { ClosingLine } from '@/components/sections/closing-line';
import { PageLinks } from '@/components/sections/page-links';
import { Page } from '@/components/site/page';
import { specimensPage } from '@/lib/content/pages/specimens';
import { workingWithUsTrail } from '@/lib/content/pages/working-with-us';
import { type Specimen, specimens } from '@/lib/content/types/specimen';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { setInForm } from '@/lib/markdown/specimen-forms';
import { otherLanguage } from '@/lib/other-languages';
import { CostingTable } from './costing-table';
import { PlainHead } from './plain-head';
import { PlainText } from './plain-text';
import { Points } from './points';
import styles from './specimen-forms.module.css';

/** A piece of work made for this site, said to be so above it, and the way to the others. */
export function SpecimenPage({ specimen }: { specimen: Specimen }) {
  const { title, description, path, lede, look, body, file } = specimen;
  const { title: list, made, callToAction } = specimensPage();
  const words = labels.procurement.specimen;
  const trail = workingWithUsTrail(
    { name: list, path: '/working-with-us/specimens' },
    { name: title, path },
  );
  const document = readMarkdown(body, { file });
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }}>
      <PlainHead title={title} lede={lede} trail={trail}>
        <Points id="look" title={words.look} points={look} note={made} />
      </PlainHead>
      <PlainText
        wide
        document={{ ...document, content: setInForm(document.content, specimen.kind) }}
        className={styles[specimen.kind]}
        lang={otherLanguage(specimen.textLanguage)?.id}
        before={
          specimen.kind === 'costing' && (
            <div className="mb-10">
              <CostingTable costing={specimen.costing} />
            </div>
          )
        }
      />
      <div className="wrap pb-sec-s">
        <PageLinks
          title={words.others}
          wide="rows"
          links={specimens()
            .filter((other) => other.path !== path)
            .map((other) => ({ href: other.path, name: other.title, text: other.label }))}
        />
      </div>
      <ClosingLine title={callToAction} />
    </Page>
  );
}
