import { drawKikoi } from '@/lib/art/kikoi';
import { lettersOverCloth, nameCloth } from '@/lib/art/pictures/cloth';

const name = 'Adébáyọ̀ Ọláńre-Wájú';

it('gives each letter with its marks one stripe, and loses nothing of the name', () => {
  const letters = lettersOverCloth(name);
  expect(letters.map(({ letter }) => letter).join('')).toBe(name.normalize('NFC'));
  expect(letters.filter(({ letter }) => /\p{L}/u.test(letter))).toHaveLength(17);
});

it('lays vowels, spaces and hyphens on the ground of the cloth that the portrait wears', () => {
  const { art, ...cloth } = nameCloth(name, 'roster');
  expect(art).toBe('kikoi');
  const { background } = drawKikoi(cloth as Parameters<typeof drawKikoi>[0]);
  const onGround = lettersOverCloth(name).filter(({ ink }) => ink === background);
  expect(onGround.map(({ letter }) => letter).join('')).toBe('Aéáọ̀ Ọáe-áú');
});
