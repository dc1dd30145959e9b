import { firm as facts } from '@/content/firm';
import { sw } from '@/content/firm-words/sw';
import { firm } from '@/lib/firm';
import { organizationInFull } from '@/lib/seo/json-ld';

jest.mock('@/lib/languages', () => {
  const actual = jest.requireActual('@/lib/languages');
  return { ...actual, language: actual.languages[1] };
});

it('people read the street in their language, machines as the post writes it', () => {
  expect(firm.address).toMatchObject({
    street: sw.street || facts.address.street,
    city: facts.address.city,
  });
  expect(organizationInFull().address).toMatchObject({ streetAddress: facts.address.street });
});

it('machines are told in that language where the firm works', () => {
  expect(organizationInFull().contactPoint).toMatchObject({ areaServed: sw.areaServed });
});
