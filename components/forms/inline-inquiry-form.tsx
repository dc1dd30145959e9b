import type { ServiceId } from '@/lib/content/types/ids';
import { labels } from '@/lib/labels';
import { InquiryMailForm } from './inquiry-mail-form';
import { emailField, nameFields } from './name-and-email';

const { fields: text } = labels;

/** The short form of the agriculture and policy pages; the page's practice is its solution. */
export function InlineInquiryForm({ service }: { service: ServiceId }) {
  return (
    <InquiryMailForm
      id={`inquiry-${service}`}
      fixed={{ solution: service }}
      fields={[
        ...nameFields,
        emailField({ label: text.workEmail, autoComplete: 'work email' }),
        { kind: 'area', name: 'message', label: text.additional, rows: 4 },
      ]}
      requestedFields={[text.firstName, text.lastName, text.additional]}
    />
  );
}
