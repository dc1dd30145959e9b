import { wholeName } from '@/lib/format/whole-name';

it('keeps a short name on one line, and lets a long one break', () => {
  expect(wholeName('Esi Ɔforiwaa Mɛnsa')).toBe('Esi\u00a0Ɔforiwaa\u00a0Mɛnsa');
  expect(wholeName('Nokuthula van der Westhuizen')).toBe('Nokuthula van der Westhuizen');
});
