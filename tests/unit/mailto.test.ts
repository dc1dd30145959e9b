import fc from 'fast-check';
import { fitMail, MAILTO_LIMIT, mailAsText, mailtoHref, webMailHrefs } from '@/lib/mail/mailto';

/** Reads a mailto address back as RFC 6068 says, independently of the builder: no URL class, no regex shared. */
function parseMailto(href: string) {
  const afterScheme = href.slice('mailto:'.length);
  const [recipient = '', query = ''] = splitOnce(afterScheme, '?');
  const headers = new Map<string, string[]>();
  for (const part of query.split('&')) {
    const [name = '', value = ''] = splitOnce(part, '=');
    const key = decodeURIComponent(name).toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), decodeURIComponent(value)]);
  }
  return { to: decodeURIComponent(recipient), recipient, headers };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    'a & b',
    '100%',
    '%0D%0ABcc: evil@example.org',
    'line\r\nBcc: evil@example.org',
    '?cc=evil@example.org',
    '#fragment',
    'a+b=c',
    'مرحبا بالعالم',
    '👩🏾‍🌾🇰🇪',
    '\uD800 alone',
    '&body=evil',
  ),
);

/** Text as a body may carry it: well-formed Unicode, CR LF line ends. */
const carried = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');

describe('mailtoHref', () => {
  it('writes UTF-8 percent-encoding, CR LF and no plus signs', () => {
    const href = mailtoHref({ to: 'a@example.org', subject: 'A + é', body: 'x\ny z' });
    expect(href).toBe('mailto:a@example.org?subject=A%20%2B%20%C3%A9&body=x%0D%0Ay%20z');
  });

  it('gives back any body as it was written', () => {
    fc.assert(
      fc.property(awkward, (body) => {
        const { headers } = parseMailto(mailtoHref({ to: 'a@example.org', subject: 's', body }));
        expect(headers.get('body') ?? ['']).toEqual([carried(body)]);
      }),
    );
  });

  it('never lets typed text add a header or a recipient', () => {
    fc.assert(
      fc.property(awkward, awkward, awkward, (to, subject, body) => {
        const href = mailtoHref({ to, subject, body });
        expect(href).toMatch(/^mailto:[^?&#\s,]*\?[^#\s]*$/);
        const { headers, to: recipient } = parseMailto(href);
        expect([...headers.keys()].sort()).toEqual(body ? ['body', 'subject'] : ['subject']);
        for (const values of headers.values()) expect(values).toHaveLength(1);
        expect(recipient).not.toMatch(/[\r\n]/);
        expect(headers.get('subject')?.[0]).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
    );
  });

  it('encodes an address with ? & and = as one recipient', () => {
    expect(mailtoHref({ to: 'a?cc=b&c@example.org', subject: '', body: '' })).toBe(
      'mailto:a%3Fcc%3Db%26c@example.org?subject=',
    );
  });
});

describe('fitMail', () => {
  const notice = '[cut here]';
  const mail = (body: string) => ({ to: 'a@example.org', subject: 'Subject', body });

  it('leaves a message that fits alone', () => {
    const fitted = fitMail(mail('short'), notice);
    expect(fitted).toMatchObject({ shortened: false, mail: { body: 'short' } });
  });

  it('keeps any text within the limit, as a marked beginning of what was written', () => {
    const long = fc.string({ unit: 'grapheme', minLength: 300, maxLength: 20_000 });
    fc.assert(
      fc.property(long, (body) => {
        const { href, shortened } = fitMail(mail(body), notice);
        expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
        const read = parseMailto(href).headers.get('body')?.[0] ?? '';
        if (!shortened) expect(read).toBe(carried(body));
        else {
          const [beginning] = read.split(`\r\n\r\n${notice}`);
          expect(read.endsWith(`\r\n\r\n${notice}`)).toBe(true);
          expect(carried(body).startsWith(beginning ?? 'missing')).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never cuts a character in half', () => {
    const farmer = '👩🏾‍🌾';
    const { mail: fitted } = fitMail(mail(farmer.repeat(500)), notice);
    const kept = fitted.body.replace(`\n\n${notice}`, '');
    expect(kept).toBe(farmer.repeat(kept.length / farmer.length));
  });

  it('gives up the visitor’s long text before what stands around it', () => {
    const longest = 'é'.repeat(5000);
    const body = `Name: Amina\nMessage:\n${longest}\nAgreed to the terms: yes`;
    const fitted = fitMail({ ...mail(body), longest }, notice);
    expect(fitted.href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
    expect(fitted.href.length).toBeGreaterThan(MAILTO_LIMIT - 20);
    expect(fitted.mail.body).toMatch(
      /^Name: Amina\nMessage:\né+\n\n\[cut here\]\nAgreed to the terms: yes$/,
    );
  });

  it('shortens from the end where the long text alone is not what is too much', () => {
    const longest = 'e'.repeat(3000);
    const body = `Name: ${'n'.repeat(2500)}\nMessage: ${longest}`;
    const fitted = fitMail({ ...mail(body), longest }, notice);
    expect(fitted.href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
    expect(fitted.mail.body).toMatch(/^Name: n+\n\n\[cut here\]$/);
  });

  it('uses as much of the room as it can', () => {
    const { href } = fitMail(mail('a'.repeat(20_000)), notice);
    expect(href.length).toBeGreaterThan(MAILTO_LIMIT - 10);
  });
});

describe('other ways to send', () => {
  it('fills in the compose pages of two web-mail services', () => {
    const { gmail, outlook } = webMailHrefs({
      to: 'a@example.org',
      subject: 'A & B',
      body: 'x\ny',
    });
    expect(new URL(gmail).searchParams.get('su')).toBe('A & B');
    expect(new URL(gmail).searchParams.get('to')).toBe('a@example.org');
    expect(new URL(outlook).searchParams.get('body')).toBe('x\r\ny');
  });

  it('gives the whole message as text', () => {
    expect(mailAsText({ to: 'a@example.org', subject: 'S', body: 'B' })).toBe(
      'To: a@example.org\nSubject: S\n\nB',
    );
  });
});
