import { Benefits } from '@/components/careers/benefits';
import { CareersHero } from '@/components/careers/careers-hero';
import { Hiring } from '@/components/careers/hiring';
import { Positions } from '@/components/careers/positions';
import { Safeguards } from '@/components/careers/safeguards';
import { ApplicationForm } from '@/components/forms/application-form';
import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { careersPage } from '@/lib/content/pages/careers';
import { draftedNote } from '@/lib/content/types/placeholder-notes';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/careers';

export function generateMetadata() {
  return pageMetadata({ ...careersPage(), path });
}

export default function CareersPage() {
  const { title, description, hero, benefits, hiring, apply, callToAction } = careersPage();
  const trail = [{ name: title, path }];
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }}>
      <CareersHero {...hero} trail={trail} />
      <Benefits
        {...benefits}
        note={draftedNote([benefits, { title: hiring.title, items: hiring.steps }])}
      />
      <section className="ground-band py-sec">
        <div className="wrap grid-12">
          <div className="lg:col-end-5">
            <h2 className="type-d3" id="apply">
              {apply.title}
            </h2>
            <p className="mt-4 text-ink-2">{apply.text}</p>
            <Positions positions={apply.positions} />
            <Safeguards safeguards={hiring.safeguards} />
          </div>
          <div className="lg:col-start-6" id="form">
            <h2 className="type-d3 mb-7 max-lg:mt-6">{apply.form}</h2>
            <p
              role="status"
              className="type-h2 break-after-avoid leading-loose"
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone (lib/browser/boot/choose)
              dangerouslySetInnerHTML={{ __html: '' }}
            />
            <ApplicationForm />
          </div>
        </div>
      </section>
      <Hiring {...hiring} />
      <ClosingLine title={callToAction.title} label={callToAction.label} ground="tea" />
    </Page>
  );
}
