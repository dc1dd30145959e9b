import { AssignmentList } from '@/components/procurement/assignment-list';
import { OfficeLanguages } from '@/components/procurement/office-languages';
import { PlainHead } from '@/components/procurement/plain-head';
import { PlainSection } from '@/components/procurement/plain-section';
import { StageList } from '@/components/procurement/stage-list';
import { TenderTable } from '@/components/procurement/tender-table';
import { TermsTable } from '@/components/procurement/terms-table';
import { ToBeConfirmedKey } from '@/components/procurement/to-be-confirmed';
import { ClosingLine } from '@/components/sections/closing-line';
import { PageLinks } from '@/components/sections/page-links';
import { Page } from '@/components/site/page';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import { methodsPage } from '@/lib/content/pages/methods';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { sitePages } from '@/lib/content/routes/routes';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/working-with-us';

export function generateMetadata() {
  return pageMetadata({ ...workingWithUsPage(), path });
}

export default function WorkingWithUsPage() {
  const words = workingWithUsPage();
  const { title, description, lede, placeholderNote, stages, contracts, roles, languages, tender } =
    words;
  const names = new Map(sitePages().map((page) => [page.path, page.title]));
  const contents = [
    ['tender-file', tender.title],
    ['stages', stages.title],
    ['typical-assignments', words.assignments.title],
    ['methods', words.methods.title],
    ['contract-forms', contracts.title],
    ['roles', roles.title],
    ['languages', languages.title],
  ] as const;
  return (
    <Page path={path} ground="sky" trail={[{ name: title, path }]} about={{ title, description }}>
      <PlainHead
        title={title}
        lede={lede}
        trail={[{ name: title, path }]}
        action={
          <Link href="#tender-file" className="btn">
            {tender.title}
          </Link>
        }
      />
      <div className="wrap grid gap-8 pb-sec-s">
        <PageLinks
          title={words.documents.title}
          wide="rows"
          links={words.documents.items.map(({ path: href, text }) => ({
            href,
            text,
            name: names.get(href) ?? href,
          }))}
        />
        <PageLinks
          title={labels.procurement.contents}
          wide="line"
          links={contents.map(([id, name]) => ({ href: `#${id}`, name }))}
        />
        <ToBeConfirmedKey text={placeholderNote} />
      </div>
      <PlainSection id="tender-file" title={tender.title} text={tender.text} field>
        <TenderTable />
      </PlainSection>
      <PlainSection id="stages" title={stages.title} text={stages.text}>
        <StageList stages={stages.items} />
      </PlainSection>
      <PlainSection
        id="typical-assignments"
        title={words.assignments.title}
        text={words.assignments.text}
        field
      >
        <AssignmentList caption={words.assignments.drawing} />
      </PlainSection>
      <PlainSection id="methods" title={words.methods.title} text={words.methods.text}>
        <FactList
          variant="measure"
          facts={methodsPage().groups.map((group) => ({
            term: group.title,
            detail: <NoWrapHyphens text={group.methods.map(({ name }) => name).join('; ')} />,
          }))}
        />
        <p className="mt-5">
          <Link href={`${path}/methods`} className="go">
            {pluralize(
              methodsPage().groups.flatMap(({ methods }) => methods).length,
              labels.procurement.allMethods,
            )}
          </Link>
        </p>
      </PlainSection>
      <PlainSection id="contract-forms" title={contracts.title} text={contracts.text}>
        <TermsTable
          caption={contracts.title}
          labels={labels.procurement.contracts}
          items={contracts.items}
        />
      </PlainSection>
      <PlainSection id="roles" title={roles.title} text={roles.text}>
        <TermsTable caption={roles.title} labels={labels.procurement.roles} items={roles.items} />
      </PlainSection>
      <PlainSection id="languages" title={languages.title} text={languages.text}>
        <OfficeLanguages />
      </PlainSection>
      <ClosingLine title={words.callToAction} ground="earth" />
    </Page>
  );
}
