import { telHref, whatsappHref } from '@/lib/contact-links';

test('a telephone link holds the number as machines dial it', () => {
  expect(telHref('+254 (700) 000-000')).toBe('tel:+254700000000');
});

describe('a WhatsApp link', () => {
  test('names the number by its digits alone', () => {
    expect(whatsappHref('+254 700 000 000')).toBe('https://wa.me/254700000000');
  });

  test('carries a text whole, whatever it holds', () => {
    const text = 'Salaam & karibu?\n50% #1 – Adébáyọ̀';
    const { searchParams, hash } = new URL(whatsappHref('+254 700 000 000', text));
    expect(searchParams.get('text')).toBe(text);
    expect(hash).toBe('');
  });
});
