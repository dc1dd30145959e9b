import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { workingWithUsTrail } from '@/lib/content/pages/working-with-us';
import type { ConductPolicy } from '@/lib/content/types/conduct-policy';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { otherLanguage } from '@/lib/other-languages';
import { PlainHead } from './plain-head';
import { PlainText } from './plain-text';
import { Points } from './points';

/** A policy on how the firm works: whether it is in force comes first, then what it says. */
export function PolicyPage({ policy }: { policy: ConductPolicy }) {
  const { title, description, path, short, drafted, placeholder, body, file, sources } = policy;
  const words = labels.procurement.policy;
  const standing = placeholder ? words.drafted : words.adopted;
  const trail = workingWithUsTrail({ name: title, path });
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }}>
      <PlainHead
        title={title}
        lede={interpolate(standing, { date: formatDate(drafted).replaceAll(' ', '\u00a0') })}
        trail={trail}
      >
        <Points id="in-short" title={labels.legal.short} points={short} />
      </PlainHead>
      <PlainText
        document={readMarkdown(body, { file, sources })}
        lang={otherLanguage(policy.textLanguage)?.id}
      />
      <ClosingLine title={words.ask} isApart />
    </Page>
  );
}
