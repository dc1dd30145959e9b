import { rules } from '@/lib/forms/validate';

const takes = (rule: string, text: string) => new RegExp(rule, 'iu').test(text);

describe('addresses', () => {
  it.each(["o'brien+tag@example.org", 'a@b.co', 'ŋutsu@example.com'])(
    'takes %s as a mail address',
    (address) => expect(takes(rules.email, address)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@b..co',
    'a b@c.de',
    'a?cc=b@c.de',
    'a&b@c.de',
    'a@b.co,c@d.ef',
    'a=b@c.de',
  ])('refuses %j as a mail address', (address) => expect(takes(rules.email, address)).toBe(false));
  it.each([
    'linkedin.com/in/amina',
    'https://www.linkedin.com/in/a',
    'ke.linkedin.com/in/a',
    'Linkedin.com/in/a',
  ])('takes %s as a profile', (address) => expect(takes(rules.linkedin, address)).toBe(true));
  it.each(['amina', 'https://example.org/linkedin.com/in/a', 'linkedin.com'])(
    'refuses %s as a profile',
    (address) => expect(takes(rules.linkedin, address)).toBe(false),
  );

  it.each(['+254 711 000 000', '0711-000-000', '(020) 555 1234 ext. 9', '711000'])(
    'takes %s as a telephone number',
    (number) => expect(takes(rules.phone, number)).toBe(true),
  );
  it.each(['abc', '12345', 'call me'])('does not take %s', (number) =>
    expect(takes(rules.phone, number)).toBe(false),
  );
});
