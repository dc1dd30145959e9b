import { MailForm } from '@/components/islands/mail-form';
import { firm } from '@/content/firm';
import type { ServiceId } from '@/lib/content/ids';
import { labels } from '@/lib/labels';
import { BeforeSubmit, WithoutScripts } from './form-notes';
import { formWords, inquiryContext } from './form-words';

const { fields: text } = labels;

/** The short form of the agriculture and policy pages; the page's practice is its solution. */
export function InlineInquiryForm({ service }: { service: ServiceId }) {
  return (
    <MailForm
      id={`inquiry-${service}`}
      kind="inquiry"
      fixed={{ solution: service }}
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
          label: text.workEmail,
          type: 'email',
          required: true,
          autoComplete: 'work email',
        },
        { kind: 'area', name: 'message', label: text.additional, rows: 4 },
      ]}
    >
      <WithoutScripts say={[text.firstName, text.lastName, text.additional]} />
    </MailForm>
  );
}
