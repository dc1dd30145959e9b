import { memoize } from '@/lib/content/engine/read';
import { insightKinds } from '@/lib/content/kinds';
import { insights } from '@/lib/content/relations/insights';
import { withFiles } from '@/lib/other-languages';
import { bibtex } from './bibtex';
import { citationOf, citationPath } from './citation';
import { ris } from './ris';

export type CitationFile = { body: string; type: string };

/** The citation files of every piece that can be cited, by name: `report-seed-law.bib`. */
export function citationFiles(): ReadonlyMap<string, CitationFile> {
  // Asked for once for each of the files.
  return memoize('every citation', () => {
    const pieces = insights().flatMap(({ authors: [author], ...piece }) =>
      author && insightKinds[piece.kind].cite !== 'none' ? { ...piece, author } : [],
    );
    return new Map(
      withFiles(pieces).flatMap((piece): [string, CitationFile][] => {
        const citation = citationOf(piece);
        const name = citationPath(piece).replace('/cite/', '');
        return [
          [`${name}.bib`, { body: bibtex(citation), type: 'application/x-bibtex' }],
          [`${name}.ris`, { body: ris(citation), type: 'application/x-research-info-systems' }],
        ];
      }),
    );
  });
}
