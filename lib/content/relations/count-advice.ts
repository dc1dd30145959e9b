import fs from 'node:fs';
import path from 'node:path';
import { contentRoot } from '@/lib/content/engine/read';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { labelsIn } from '@/lib/labels';
import { languages } from '@/lib/languages';

/**
 * What counts the practices and industries in words. A report of a year tells what was so in that year, and
 * keeps it; a translation is compared anew when its English text has another number.
 */
const COUNTING = ['pages', 'legal', 'navigation.yaml', 'interface/en.ts'];

/**
 * A sentence for each number of practices or industries, in words, that is no longer theirs: how many there
 * are, their files say.
 */
export function countAdvice(): string[] {
  const numbers: readonly string[] = labelsIn(languages[0].id).numbers;
  const counted: [RegExp, string, number][] = [
    [/\b(\w+) (?:practices|practice areas)\b/gi, 'practices', services().length],
    [/\b(\w+) industries\b/gi, 'industries', industries().length],
  ];
  return textsThatCount().flatMap(({ file, text }) =>
    counted.flatMap(([pattern, what, count]) =>
      [...text.matchAll(pattern)]
        .filter(([, word = '']) => numbers.includes(word.toLowerCase()))
        .filter(([, word = '']) => word.toLowerCase() !== numbers[count])
        .map(
          ([said]) =>
            `content/${file}: found "${said}" while there are ${count} ${what}, the sentence with ${numbers[count] ?? count} is wanted`,
        ),
    ),
  );
}

function textsThatCount(): { file: string; text: string }[] {
  const root = contentRoot();
  return COUNTING.filter((name) => fs.existsSync(path.join(root, name)))
    .flatMap((name) =>
      fs.statSync(path.join(root, name)).isDirectory()
        ? fs.readdirSync(path.join(root, name)).map((file) => `${name}/${file}`)
        : [name],
    )
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}
