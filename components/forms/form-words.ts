import type { FormWords } from '@/components/islands/mail-form';
import { firm } from '@/content/firm';
import { industryNames, serviceNames } from '@/lib/content/names';
import { labels } from '@/lib/labels';
import type { MailContext } from '@/lib/mail/messages';

/** The words every mail form needs, with its own label on the button. */
export function formWords(submit: string): FormWords {
  const { optional, choose, submitting, summaryTitle, tooLong, cutNotice, faults } = labels.form;
  return { optional, choose, submit, submitting, summaryTitle, tooLong, cutNotice, faults };
}

/** Mailbox, reply time and option labels of the contact form and the short forms. */
export function inquiryContext(): MailContext {
  return {
    firm: firm.name,
    to: firm.email,
    replyTime: firm.replyTime.inquiry,
    words: labels.mail,
    options: { solution: serviceNames(), industry: industryNames() },
  };
}
