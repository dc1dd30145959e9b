import { MailForm } from '@/components/islands/mail-form';
import { Link } from '@/components/ui/link';
import { firm } from '@/content/firm';
import { industryNames, serviceNames } from '@/lib/content/names';
import { labels } from '@/lib/labels';
import { BeforeSubmit, WithoutScripts } from './form-notes';
import { formWords, inquiryContext } from './form-words';

const { fields: text } = labels;

/** The contact page's form (seed, section 3): five required answers, two boxes, one message. */
export function InquiryForm() {
  const [agree, andRead, end] = text.termsLabel;
  return (
    <MailForm
      id="inquiry"
      kind="inquiry"
      mail={inquiryContext()}
      words={formWords(labels.form.submit)}
      sent={labels.sent}
      toast={{
        done: labels.toast.inquiry,
        failed: labels.toast.inquiryError,
        dismiss: labels.toast.dismiss,
      }}
      phone={firm.phone}
      note={
        <BeforeSubmit
          sentence={labels.form.before}
          submit={labels.form.submit}
          address={firm.email}
        />
      }
      rules={[
        { name: 'firstName', required: true },
        { name: 'lastName', required: true },
        { name: 'email', required: true, format: 'email' },
        { name: 'solution', required: true },
        { name: 'industry', required: true },
        { name: 'agreeToTerms', required: true },
      ]}
      fields={[
        {
          kind: 'text',
          name: 'firstName',
          label: text.firstName,
          required: true,
          half: true,
          autoComplete: 'given-name',
        },
        {
          kind: 'text',
          name: 'lastName',
          label: text.lastName,
          required: true,
          half: true,
          autoComplete: 'family-name',
        },
        {
          kind: 'text',
          name: 'email',
          label: text.email,
          type: 'email',
          required: true,
          autoComplete: 'email',
        },
        {
          kind: 'list',
          name: 'solution',
          label: text.solution,
          required: true,
          half: true,
          options: serviceNames(),
        },
        {
          kind: 'list',
          name: 'industry',
          label: text.industry,
          required: true,
          half: true,
          options: industryNames(),
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
    >
      <WithoutScripts
        say={[text.firstName, text.lastName, text.solution, text.industry, text.message]}
      />
    </MailForm>
  );
}
