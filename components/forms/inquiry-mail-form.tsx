import {
  industryOptions,
  officeOptions,
  serviceOptions,
} from '@/lib/content/relations/option-labels';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { FirmMailForm, type FirmMailFormProps } from './firm-mail-form';

export type InquiryMailFormProps = Pick<
  FirmMailFormProps,
  'id' | 'fields' | 'fixed' | 'requestedFields' | 'goesOn'
>;

/** A mail to the firm's own mailbox: what the contact form and the short forms have in common. */
export function InquiryMailForm(form: InquiryMailFormProps) {
  return (
    <FirmMailForm
      {...form}
      kind="inquiry"
      mail={{
        to: firm.email,
        replyTime: firm.replyTime.inquiry,
        options: {
          solution: serviceOptions(),
          industry: industryOptions(),
          office: officeOptions(),
        },
      }}
      submit={labels.form.submit}
      before={labels.form.before}
      toast={{ done: labels.toast.inquiry, failed: labels.toast.inquiryError }}
    />
  );
}
