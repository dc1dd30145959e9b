import { findFaults, isEmail, isLinkedIn } from '@/lib/forms/validate';

const messages = { required: 'required', email: 'email', linkedin: 'linkedin' };

describe('addresses', () => {
  it.each(["o'brien+tag@example.org", 'a@b.co', 'ŋutsu@example.com', ' spaced@example.org '])(
    'takes %s as a mail address',
    (address) => expect(isEmail(address)).toBe(true),
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
  ])('refuses %j as a mail address', (address) => expect(isEmail(address)).toBe(false));
  it.each(['linkedin.com/in/amina', 'https://www.linkedin.com/in/a', 'ke.linkedin.com/in/a'])(
    'takes %s as a profile',
    (address) => expect(isLinkedIn(address)).toBe(true),
  );
  it.each(['amina', 'https://example.org/linkedin.com/in/a', 'linkedin.com'])(
    'refuses %s as a profile',
    (address) => expect(isLinkedIn(address)).toBe(false),
  );
});

describe('findFaults', () => {
  const rules = [
    { name: 'first', required: true },
    { name: 'email', required: true, format: 'email' as const },
    { name: 'profile', format: 'linkedin' as const },
  ];

  it('finds nothing wrong with a complete form', () => {
    expect(findFaults(rules, { first: 'A', email: 'a@b.co' }, messages).size).toBe(0);
  });

  it('names empty and malformed fields in the order of the form', () => {
    const faults = findFaults(rules, { first: '  ', email: 'nope', profile: 'nope' }, messages);
    expect([...faults]).toEqual([
      ['first', 'required'],
      ['email', 'email'],
      ['profile', 'linkedin'],
    ]);
  });
});
