/** @jest-environment jsdom */
/** What is typed into a form: each mail has the headers it had before, and every letter of it. */

// Node's own parser of addresses: jsdom's takes most of the time of these tests.
import { URL } from 'node:url';
import fc from 'fast-check';
import { startMailtoFallback } from '@/lib/browser/boot/mailto-fallback';
import { wellFormed } from '@/lib/format/well-formed';
import { rules } from '@/lib/forms/validate';
import { labels } from '@/lib/labels';
import {
  fitMail,
  MAILTO_LIMIT,
  type Mail,
  mailAsText,
  mailtoHref,
  webMailHrefs,
} from '@/lib/mail/mailto';
import { applicationMails, inquiryMails, type MailContext } from '@/lib/mail/messages';
import { cases, hostileText, hostileWord } from '../support/hostile';
import { readMail } from '../support/read-mail';

const context: MailContext = {
  firm: 'A Firm',
  to: 'info@firm.example',
  replyTime: '24 hours',
  words: labels.mail,
  options: { solution: { policy: 'Policy' }, position: labels.fields.positions },
};
const fields = [
  'firstName',
  'lastName',
  'email',
  'solution',
  'industry',
  'message',
  'agreeToTerms',
  'agreeToMarketing',
  'phone',
  'position',
  'experience',
  'location',
  'linkedin',
  'availability',
  'coverLetter',
  '__proto__',
];
const answers = fc.record({
  ...Object.fromEntries(fields.map((name) => [name, hostileWord])),
  message: hostileText,
  coverLetter: hostileText,
});
/** Text as a mail carries it. */
const carried = (text: string) => wellFormed(text).replace(/\r\n|\r|\n/g, '\r\n');

function expectSameMail({ href, mail }: { href: string; mail: Mail }) {
  const { to, subject, body, fields } = readMail(href);
  expect({
    fields,
    oneLine: !/[\r\n]/.test(to) && !/[\r\n\u2028\u2029]/.test(subject),
    body,
    wellFormed: /^mailto:[^?&#,;\s]*\?[^#\s]*$/.test(href),
  }).toEqual({
    fields: ['subject', 'body'],
    oneLine: true,
    body: carried(mail.body),
    wellFormed: true,
  });
}

test.each([
  ['inquiry', inquiryMails, 'message'],
  ['application', applicationMails, 'coverLetter'],
] as const)('%s', (_, make, longest) => {
  fc.assert(
    fc.property(answers, (values) => {
      const { message, confirmation } = make(values, context);
      expect(message.to).toBe('info@firm.example');
      expect(message.body).toContain((values[longest] ?? '').trim());
      for (const mail of [message, confirmation]) {
        expectSameMail({ href: mailtoHref(mail), mail });
        const fitted = fitMail(mail, '[cut]');
        expectSameMail(fitted);
        if (mail === message) expect(fitted.shortened || fitted.mail.body === mail.body).toBe(true);
        const [to, subject, empty, ...body] = mailAsText(mail).split('\n');
        expect([to?.slice(0, 4), subject?.slice(0, 9), empty, body.join('\n')]).toEqual([
          'To: ',
          'Subject: ',
          '',
          wellFormed(mail.body),
        ]);
        for (const [href, names] of [
          [webMailHrefs(mail).gmail, ['view', 'fs', 'to', 'su', 'body']],
          [webMailHrefs(mail).outlook, ['to', 'subject', 'body']],
        ] as const) {
          const { searchParams, hash } = new URL(href);
          expect([[...searchParams.keys()], searchParams.get('body'), hash]).toEqual([
            [...names],
            carried(mail.body),
            '',
          ]);
        }
      }
    }),
    cases,
  );
});

test('a message that is taken for well-formed goes to one recipient', () => {
  const wellFormedAddress = new RegExp(rules.email, 'iu');
  const address = fc.oneof(
    hostileText,
    hostileText.map((text) => `${text}@example.org`),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(address, (email) => {
      if (!wellFormedAddress.test(email.trim())) return;
      const { to, fields: names } = readMail(mailtoHref({ to: email, subject: 's', body: 'b' }));
      expect(to.split('@')).toHaveLength(2);
      expect(to).not.toMatch(/[\s,;<>]/);
      expect(names).toEqual(['subject', 'body']);
    }),
    cases,
  );
});

test('without React: one mail, its headers, and the text or its marked beginning', () => {
  const opened: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  startMailtoFallback();
  document.body.innerHTML =
    '<form data-draft="x" action="mailto:info@firm.example?subject=x"><input name="firstName"><textarea name="message"></textarea><div data-opened><pre></pre></div></form>';
  const [form] = document.forms;
  const [name, message] = [...document.querySelectorAll<HTMLInputElement>('[name]')];
  fc.assert(
    fc.property(hostileText, hostileText, (typedName, typedMessage) => {
      opened.length = 0;
      name!.value = typedName;
      message!.value = typedMessage;
      const whole = carried(`firstName: ${name!.value}\nmessage: ${message!.value}`);
      form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      expect(opened).toHaveLength(1);
      const mail = readMail(opened[0]!);
      expect(mail).toMatchObject({
        to: 'info@firm.example',
        subject: 'x',
        fields: ['subject', 'body'],
      });
      expect(opened[0]!.length).toBeLessThanOrEqual(MAILTO_LIMIT);
      const [beginning = '', end] = mail.body.split(/\r\n\[…\]$/);
      expect(whole.startsWith(beginning)).toBe(true);
      if (end === undefined) expect(beginning).toBe(whole);
    }),
    cases,
  );
});
