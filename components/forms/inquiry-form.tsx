import { OfficeAnswer } from '@/components/office/office-answer';
import { Link } from '@/components/ui/link';
import { industryOptions, serviceOptions } from '@/lib/content/relations/option-labels';
import type { Office } from '@/lib/content/types/office';
import { labels } from '@/lib/labels';
import { InquiryMailForm } from './inquiry-mail-form';
import { emailField, nameFields } from './name-and-email';

const { fields: text, offices } = labels;

/** Form owner of the offices' radio buttons, which stand below the form. */
export const inquiryFormId = 'inquiry';

/**
 * The contact page's form: five required answers, two boxes, one message. Which office
 * it is for is chosen in the list of offices (components/office).
 */
export function InquiryForm({ offices: all }: { offices: readonly Office[] }) {
  const [agree, andRead, end] = text.termsLabel;
  return (
    <InquiryMailForm
      id={inquiryFormId}
      goesOn
      fields={[
        ...nameFields,
        emailField({ label: text.email }),
        {
          kind: 'list',
          name: 'solution',
          label: text.solution,
          required: true,
          half: true,
          options: serviceOptions(),
        },
        {
          kind: 'list',
          name: 'industry',
          label: text.industry,
          required: true,
          half: true,
          options: industryOptions(),
        },
        {
          kind: 'elsewhere',
          name: 'office',
          label: offices.one,
          content: <OfficeAnswer offices={all} />,
        },
        { kind: 'area', name: 'message', label: text.message, rows: 6 },
        {
          kind: 'box',
          name: 'agreeToTerms',
          label: text.terms,
          required: true,
          sentence: (
            <>
              {agree}
              <Link href="/terms" className="text-link">
                {labels.footer.terms}
              </Link>
              {andRead}
              <Link href="/privacy" className="text-link">
                {labels.footer.privacy}
              </Link>
              {end}
            </>
          ),
        },
        {
          kind: 'box',
          name: 'agreeToMarketing',
          label: text.marketingLabel,
          sentence: text.marketingLabel,
        },
      ]}
      requestedFields={[
        text.firstName,
        text.lastName,
        text.solution,
        text.industry,
        offices.one,
        text.message,
      ]}
    />
  );
}
