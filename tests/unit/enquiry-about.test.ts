/** @jest-environment node */
import { enquiryAbout } from '@/lib/enquiry-about';

it.each([
  ['/services/any-practice', '/contact?solution=any-practice#inquiry'],
  ['/industries/any-industry', '/contact?industry=any-industry#inquiry'],
  ['/services', '/contact'],
  ['/team', '/contact'],
  [undefined, '/contact'],
])('from %s the way to a person is %s', (path, address) => {
  expect(enquiryAbout(path)).toBe(address);
});
