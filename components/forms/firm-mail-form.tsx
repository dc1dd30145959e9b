import { MailForm, type MailFormProps } from '@/components/islands/mail-form';
import { BootScript } from '@/components/site/boot-script';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import type { MailContext } from '@/lib/mail/messages';
import { Asterisk, BeforeSubmit, WithoutScripts } from './form-notes';
import { formWords } from './form-words';

export type FirmMailFormProps = Pick<MailFormProps, 'id' | 'kind' | 'fields' | 'fixed'> & {
  /** Whom the mail is for, how soon they answer, and what the options of its lists are called. */
  mail: Pick<MailContext, 'to' | 'replyTime' | 'options'>;
  /** Label of the button. */
  submit: string;
  /** What the button does; holds {submit} and {address}. */
  before: string;
  /** What is left to do once the mail program was asked; `labels.sent.text` unless told. */
  next?: string;
  toast: Pick<MailFormProps['toast'], 'done' | 'failed'>;
  /** Labels of what a plain mail should hold, for visitors without scripts. */
  requestedFields: readonly string[];
  /** Fields of it stand further down, and the `forms` script behind them. */
  goesOn?: boolean;
};

/** A mail form in the firm's own words: what is the same whoever it is for. */
export function FirmMailForm({
  mail,
  submit,
  before,
  next = labels.sent.text,
  toast,
  requestedFields,
  goesOn,
  ...form
}: FirmMailFormProps) {
  return (
    <>
      <MailForm
        {...form}
        mail={{ ...mail, firm: firm.name, words: labels.mail }}
        words={formWords(submit, form.fields)}
        sent={{ ...labels.sent, text: next }}
        toast={{
          ...toast,
          // The visitor sends it, in a program that tells nobody: the notice must not say so before.
          done: { ...toast.done, once: labels.toast.once },
          dismiss: labels.toast.dismiss,
        }}
        phone={firm.phone}
        whatsapp={firm.whatsapp}
        note={<BeforeSubmit sentence={before} submit={submit} address={mail.to} />}
      >
        <WithoutScripts address={mail.to} requestedFields={requestedFields} />
        <Asterisk />
      </MailForm>
      {!goesOn && <BootScript name="forms" />}
    </>
  );
}
