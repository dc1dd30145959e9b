import { MailForm, type MailFormProps } from '@/components/islands/mail-form';
import { firm } from '@/content/firm';
import { industryNames, serviceNames } from '@/lib/content/names';
import { labels } from '@/lib/labels';
import { BeforeSubmit, WithoutScripts } from './form-notes';
import { formWords } from './form-words';

export type InquiryMailFormProps = Pick<MailFormProps, 'id' | 'fields' | 'fixed'> & {
  /** Labels of what a plain mail should hold, for visitors without scripts. */
  say: readonly string[];
};

/** A mail to the firm's own mailbox: what the contact form and the short forms have in common. */
export function InquiryMailForm({ say, ...form }: InquiryMailFormProps) {
  return (
    <MailForm
      {...form}
      kind="inquiry"
      mail={{
        firm: firm.name,
        to: firm.email,
        replyTime: firm.replyTime.inquiry,
        words: labels.mail,
        options: { solution: serviceNames(), industry: industryNames() },
      }}
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
    >
      <WithoutScripts say={say} />
    </MailForm>
  );
}
