import { PlainHead } from '@/components/procurement/plain-head';
import { StatementSheet } from '@/components/procurement/statement-sheet';
import { ClosingLine } from '@/components/sections/closing-line';
import { PageLinks } from '@/components/sections/page-links';
import { Page } from '@/components/site/page';
import { FileLink } from '@/components/ui/file-link';
import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { workingWithUsTrail } from '@/lib/content/pages/working-with-us';
import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { statementFacts, statementPdfName } from '@/lib/pdf/statement-file';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/working-with-us/capability-statement';

export function generateMetadata() {
  return pageMetadata({ ...capabilityStatementPage(), path });
}

export default function CapabilityStatementPage() {
  const { title, description, lede, body, file } = capabilityStatement();
  const trail = workingWithUsTrail({ name: title, path });
  const document = readMarkdown(body, { file });
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }}>
      <PlainHead title={title} lede={lede} trail={trail} action={<DownloadStatement />}>
        <PageLinks
          title={labels.procurement.contents}
          links={document.headings.map(({ id, title: name }) => ({ href: `#${id}`, name }))}
        />
      </PlainHead>
      <div className="wrap">
        <StatementSheet document={document} />
      </div>
      <ClosingLine title={capabilityStatementPage().callToAction} />
    </Page>
  );
}

/** The same as a document, with its day, length and weight. */
async function DownloadStatement() {
  const { title, date } = capabilityStatement();
  const { pages, size } = await statementFacts();
  const { statement } = labels.procurement;
  return (
    <>
      <FileLink
        href={`/downloads/${statementPdfName}`}
        download
        className="btn"
        saved={labels.sent.saved}
      >
        {statement.download}
        <span className="sr-only">: {title}</span>
      </FileLink>
      <p className="w-full text-small text-ink-2">
        {pluralize(pages, labels.download.facts, { size })}.{' '}
        {interpolate(statement.asOf, { date: formatDate(date) })}
      </p>
    </>
  );
}
