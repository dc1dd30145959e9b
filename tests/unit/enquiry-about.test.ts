/** @jest-environment node */
import { enquiryAbout, practiceBehind } from '@/lib/enquiry-about';

it.each([
  ['/services/any-practice', '/contact?solution=any-practice#inquiry'],
  ['/industries/any-industry', '/contact?industry=any-industry#inquiry'],
  ['/services', '/contact'],
  ['/team', '/contact'],
  [undefined, '/contact'],
])('from %s the way to a person is %s', (path, address) => {
  expect(enquiryAbout(path)).toBe(address);
});

it('a piece leads to the practice that stands first behind it', () => {
  expect(enquiryAbout(practiceBehind({ services: ['one', 'other'] }))).toBe(
    '/contact?solution=one#inquiry',
  );
});
