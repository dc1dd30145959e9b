import { TitleCloth } from '@/components/art/title-cloth';
import { Prose } from '@/components/prose/prose';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { ContactLinks } from '@/components/site/contact-links';
import { Page } from '@/components/site/page';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import { AddressSentence } from '@/components/ui/address-sentence';
import { titleCloth } from '@/lib/art/pictures/cloth';
import type { LegalPage } from '@/lib/content/types/legal';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { foldTables } from '@/lib/markdown/folded-tables';
import { otherLanguage } from '@/lib/other-languages';
import { Contents } from './contents';
import styles from './legal-document.module.css';

export type LegalDocumentProps = {
  page: LegalPage;
};

/** The page of a legal text: the cloth of its title, what it says in short, numbered sections with a list of them. */
export function LegalDocument({ page }: LegalDocumentProps) {
  const { title, description, path } = page;
  const trail = [{ name: title, path }];
  return (
    <Page path={path} trail={trail} about={{ title, description }}>
      <TitleCloth spec={titleCloth(title, 'strip')} />
      <article className={`wrap ${styles.document}`}>
        <header className={styles.head}>
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-4">{page.heading}</h1>
          <p className="mt-4 text-ink-2">{page.dates}</p>
        </header>
        <AboveTheFoldEnd />
        <InShort sentences={page.short} />
        <Contents sections={page.sections} />
        <div className={styles.text}>
          {page.sections.map(({ id, number, heading, body }) => (
            <section
              key={id}
              lang={otherLanguage(page.textLanguage)?.id}
              className={styles.section}
            >
              <h2 id={id} className="type-h2">
                {number}. {heading}
              </h2>
              <Prose
                tree={foldTables(readMarkdown(body, { file: page.file }).content)}
                className="mt-5"
              />
            </section>
          ))}
        </div>
        <Ask />
      </article>
    </Page>
  );
}

/** Whom to ask: beside the text where there is room, else below it. */
function Ask() {
  const { ask, askText } = labels.legal;
  const { email } = firm;
  return (
    <aside aria-labelledby="ask" className={styles.ask} data-noprint>
      <h2 className="type-h2" id="ask">
        {ask}
      </h2>
      <p className="mt-2">
        <AddressSentence sentence={askText} address={email} href={`mailto:${email}`} />
      </p>
      <ContactLinks className="mt-2 flex flex-wrap gap-x-6" />
    </aside>
  );
}

function InShort({ sentences }: { sentences: string[] }) {
  return (
    <aside aria-labelledby="in-short" className={`bg-band px-7 pt-6 pb-7 ${styles.inShort}`}>
      <h2 className="type-label" id="in-short">
        {labels.legal.short}
      </h2>
      <ul className={styles.short}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </aside>
  );
}
