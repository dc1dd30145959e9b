import clsx from 'clsx';
import { Glyph } from '@/components/art/glyph';
import { TitledEntries, type TitledEntriesLook } from '@/components/sections/entries';
import { SectionHead } from '@/components/sections/section-head';
import type { GlyphName } from '@/lib/art/glyphs';
import ledger from './offering-ledger.module.css';
import line from './offering-line.module.css';
import { OfferingResult } from './offering-result';
import weave from './offering-weave.module.css';
import raised from './raised.module.css';

type Look = TitledEntriesLook & { sign?: string | undefined; result?: string };

const onBand = { section: 'ground-band py-sec', inner: 'wrap' };

const looks = {
  /** Ruled entries in two columns; a glyph hangs from each rule. */
  ledger: {
    section: 'wrap py-sec',
    list: ledger.ledger,
    sign: ledger.glyph,
    result: 'mt-3',
  },
  'ledger on a band': { ...onBand, list: ledger.ledger, sign: ledger.glyph },
  /** Along one line, each vessel larger the longer the work takes. */
  line: { ...onBand, as: 'ol', list: line.line, text: 'mt-3 text-ink-2', result: 'mt-4' },
  /** In the meshes of an open weave, over and under in turn. */
  weave: {
    ...onBand,
    section: clsx('ground-band py-sec', raised.raised),
    list: weave.weave,
    text: 'text-ink-2',
  },
} satisfies Record<string, Look>;

export type OfferingsProps = {
  title: string;
  intro?: string | undefined;
  items: readonly { title: string; text: string; glyph?: GlyphName | undefined; result?: string }[];
  variant: keyof typeof looks;
};

/** What can be asked for: entries under a heading and a sentence, with what the client receives. */
export function Offerings({ title, intro, items, variant }: OfferingsProps) {
  const { sign, result, ...look }: Look = looks[variant];
  return (
    <TitledEntries
      {...look}
      title={title}
      head={<SectionHead title={title} text={intro} />}
      items={items}
      before={({ glyph }) => sign && glyph && <Glyph name={glyph} size="large" className={sign} />}
      after={(offering) =>
        offering.result && <OfferingResult result={offering.result} className={result} />
      }
    />
  );
}
