import { interpolate } from '@/lib/format/interpolate';
import type { Mail } from './mailto';

/** What a visitor filled in, by field name; a box that is ticked holds its `yes`. */
export type FormValues = Readonly<Record<string, string>>;

/** Words of the messages, from the interface labels. */
export type MailWords = Readonly<Record<MailWord, string>>;
type MailWord =
  | 'inquirySubject'
  | 'inquirySubjectFor'
  | 'inquiryConfirmationSubject'
  | 'inquiryConfirmation'
  | 'applicationSubject'
  | 'applicationEnd'
  | 'applicationConfirmationSubject'
  | 'applicationConfirmation'
  | 'name'
  | 'email'
  | 'office'
  | 'solution'
  | 'industry'
  | 'message'
  | 'terms'
  | 'marketing'
  | 'phone'
  | 'position'
  | 'experience'
  | 'location'
  | 'linkedin'
  | 'availability'
  | 'coverLetter'
  | 'yes'
  | 'no'
  | 'empty';

/** What a message needs beyond the visitor's values. */
export type MailContext = {
  firm: string;
  /** Mailbox the first message goes to. */
  to: string;
  /** Reply time as stated on the site: "24 hours". */
  replyTime: string;
  words: MailWords;
  /** Label of each option of each list: `options.solution.policy` is "Policy". */
  options: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The message to the firm and the confirmation addressed to the visitor. */
export type MailPair = { message: Mail; confirmation: Mail };

/**
 * Contact form, and the short forms of the agriculture and policy pages. Those ask for no industry and
 * no consent, so the message answers neither: a "no" would be put into the visitor's mouth.
 */
export function inquiryMails(values: FormValues, context: MailContext): MailPair {
  const { words } = context;
  const short = !Object.hasOwn(values, 'industry');
  const office = officeOf(values, context);
  const details = list(values, context, [
    'name',
    'email',
    ...(office ? (['office'] as const) : []),
    'solution',
    ...(short ? [] : (['industry'] as const)),
    'message',
  ]);
  const consent = [
    `${words.terms}: ${values.agreeToTerms ? words.yes : words.no}`,
    `${words.marketing}: ${values.agreeToMarketing ? words.yes : words.no}`,
  ];
  return {
    message: {
      to: context.to,
      subject: inquirySubject(values, context),
      body: [details, ...(short ? [] : consent)].join('\n'),
      ...longest(values.message),
    },
    confirmation: {
      ...confirmation(
        values,
        context,
        words.inquiryConfirmationSubject,
        words.inquiryConfirmation,
        details,
      ),
      ...longest(values.message),
    },
  };
}

/** City of the office that was chosen, if one was. */
function officeOf({ office = '' }: FormValues, { options }: MailContext): string | undefined {
  return options.office && Object.hasOwn(options.office, office)
    ? options.office[office]
    : undefined;
}

/**
 * The subject carries the option's id, the body its label. It is fixed for a message to the firm; the
 * city of an office that the visitor chose comes after it.
 */
function inquirySubject(values: FormValues, context: MailContext): string {
  const { words } = context;
  const subject = interpolate(words.inquirySubject, { solution: values.solution ?? '' });
  const office = officeOf(values, context);
  return office ? interpolate(words.inquirySubjectFor, { subject, office }) : subject;
}

/** Career application. */
export function applicationMails(values: FormValues, context: MailContext): MailPair {
  const { words } = context;
  const details = list(values, context, [
    'name',
    'email',
    'phone',
    'position',
    'experience',
    'location',
    'linkedin',
    'availability',
    'coverLetter',
  ]);
  const summary = list(values, context, ['position', 'experience', 'location', 'availability']);
  return {
    message: {
      to: context.to,
      subject: interpolate(words.applicationSubject, { position: values.position ?? '' }),
      body: `${details}\n\n${words.applicationEnd}`,
      ...longest(values.coverLetter),
    },
    confirmation: confirmation(
      values,
      context,
      words.applicationConfirmationSubject,
      words.applicationConfirmation,
      summary,
    ),
  };
}

/** The visitor's free text, as it stands in the body. */
function longest(text = ''): Pick<Mail, 'longest'> {
  return text.trim() ? { longest: text.trim() } : {};
}

function confirmation(
  values: FormValues,
  { firm, replyTime }: MailContext,
  subject: string,
  body: string,
  details: string,
): Mail {
  return {
    to: values.email ?? '',
    subject: interpolate(subject, { firm }),
    body: interpolate(body, { firm, replyTime, name: fullName(values), details }),
  };
}

/** `Label: value` a line; a value of several lines begins below its label, an empty one says so. */
function list(values: FormValues, context: MailContext, names: readonly MailWord[]): string {
  return names
    .map((name) => {
      const value = (name === 'name' ? fullName(values) : shown(name, values, context)).trim();
      const label = context.words[name];
      return `${label}:${value.includes('\n') ? '\n' : ' '}${value || context.words.empty}`;
    })
    .join('\n');
}

function shown(name: string, values: FormValues, { options }: MailContext): string {
  const value = values[name] ?? '';
  const labels = Object.hasOwn(options, name) ? options[name] : undefined;
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

function fullName({ firstName = '', lastName = '' }: FormValues): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
