import { extractClaims } from '@/lib/content/relations/brief-claims';
import { pageOf } from '@/lib/content/relations/references';
import { type Article, articles } from '@/lib/content/types/article';
import { readMarkdown } from '@/lib/markdown/document';
import { metaDescription } from '@/lib/seo/description';

describe('descriptions for search engines', () => {
  const sentence =
    'A text of this kind is found on many cards and is rather long, as one can see. ';

  it('pass when they are short enough', () => {
    expect(metaDescription('Short.')).toBe('Short.');
  });

  it('end with a whole sentence where one makes enough', () => {
    expect(metaDescription(sentence.repeat(3))).toBe(sentence.repeat(2).trim());
  });

  it('else end with a whole word', () => {
    const text = metaDescription('a word, '.repeat(40));
    expect(text).toMatch(/\b(?:a|word)…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

describe('the claims of a brief', () => {
  const brief = { file: 'content/b.md', textLanguage: 'en' } as const;
  const read = (markdown: string) => readMarkdown(markdown, { file: 'content/b.md' });

  it('are the bold openings below its evidence', () => {
    const markdown =
      '## The question\n\n**No.** x\n\n## What the evidence says\n\n**Roads cut cables.** Yes.\n\nPlain.\n\n**It costs.** Much.\n\n**Nobody pays.** x\n\n**Ask.** x';
    expect(extractClaims(read(markdown), brief)).toEqual([
      'Roads cut cables',
      'It costs',
      'Nobody pays',
      'Ask',
    ]);
  });

  it('are missed by name', () => {
    expect(() => extractClaims(read('## The question'), brief)).toThrow(
      'content/b.md cannot be used:\n  heading "What the evidence says": found nothing, expected at least 4 paragraphs such as',
    );
    expect(() => extractClaims(read('## What the evidence says\n\nPlain.'), brief)).toThrow(
      'found no paragraph that opens in bold',
    );
    expect(() =>
      extractClaims(read('## What the evidence says\n\n**One.** x\n\n**Two.** x'), brief),
    ).toThrow('found 2 paragraphs that open in bold, expected at least 4');
  });
});

describe('references to pages', () => {
  it('find services, industries and pieces', () => {
    expect(pageOf('service/policy', 'f', 'to')).toMatchObject({ path: '/services/policy' });
    expect(pageOf('industry/energy', 'f', 'to')).toMatchObject({ path: '/industries/energy' });
    const [{ id, title, path }] = articles() as readonly [Article];
    expect(pageOf(id, 'f', 'to')).toEqual({ name: title, path });
  });

  it('name the file that refers to a page that does not exist', () => {
    expect(() => pageOf('service/gardening', 'content/pages/topics.yaml', 'to')).toThrow(
      'content/pages/topics.yaml cannot be used:\n  to: found "service/gardening", expected one of "service/',
    );
    expect(() => pageOf('article/none', 'content/f.yaml', 'to')).toThrow('found "article/none"');
  });
});
