import { permanentId, permanentUid } from '@/lib/content/routes/permanent-id';
import { checkRedirects, firstPath, redirectList, redirects } from '@/lib/content/routes/redirects';
import { firm } from '@/lib/firm';

const pages = [
  { path: '/a', title: 'A' },
  { path: '/b', title: 'B' },
];

/** Message of the error that a list of redirects throws. */
function messageFor(list: { from: string; to: string }[]) {
  try {
    checkRedirects(list, pages);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

it('carries the title of the page that an address leads to', () => {
  expect(checkRedirects([{ from: '/old', to: '/a' }], pages)).toEqual([
    { from: '/old', to: '/a', title: 'A' },
  ]);
});

it.each([
  [
    'a target that does not exist',
    [{ from: '/old', to: '/gone' }],
    '[1].to: found "/gone", expected the present address of a published page',
  ],
  [
    'an old address that is a page',
    [{ from: '/b', to: '/a' }],
    '[1].from: found "/b", which is a page of the site, expected an address that no page has any more',
  ],
  [
    'one address twice',
    [
      { from: '/old', to: '/a' },
      { from: '/old', to: '/b' },
    ],
    '[2].from: found "/old" a second time, expected each address once',
  ],
  [
    'a chain, which would forward twice',
    [
      { from: '/older', to: '/old' },
      { from: '/old', to: '/a' },
    ],
    '[1].to: found "/old", expected the present address of a published page',
  ],
])('refuses %s', (_, list, sentence) => {
  expect(messageFor(list)).toBe(`content/redirects.yaml cannot be used:\n  ${sentence}`);
});

it.each(['people', '/people/', '/x "; evil', 'javascript:alert(1)', 'https://other.example/y'])(
  'takes no %j, on either side',
  (address) => {
    for (const entry of [
      { from: address, to: '/team' },
      { from: '/people', to: address },
    ])
      expect(redirectList.safeParse([entry]).success).toBe(false);
  },
);

it('refuses an address that moves to itself', () => {
  expect(messageFor([{ from: '/a', to: '/a' }])).toContain('which is a page of the site');
  expect(messageFor([{ from: '/x', to: '/x' }])).toContain('expected the present address');
});

it('the list of the site holds the old address of the privacy policy', () => {
  expect(redirects()).toContainEqual({
    from: '/privacy-policy',
    to: '/privacy',
    title: 'Privacy Policy',
  });
});

it('a page that moved keeps the id of its first address, in feeds and in calendars', () => {
  const { domain, since } = firm.idAuthority;
  expect(firstPath('/privacy')).toBe('/privacy-policy');
  expect(permanentId('/privacy')).toBe(`tag:${domain},${since}:/privacy-policy`);
  expect(permanentUid('/insights/events/x')).toBe(`x@${domain}`);
});
