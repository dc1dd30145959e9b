import { schema } from '@/lib/content/types/firm-schema';
import { firmFacts } from '@/lib/firm';
import { ContentError, describeIssues, found } from './content-error';

/**
 * What no type says of the firm's facts (`content/firm.ts`): a number that nobody can call, or an address
 * that no mail reaches, would stand on every page.
 * @param facts in place of those of the site
 * @throws ContentError with a sentence for each fact that cannot be used
 */
export function assertFirmFacts(facts: unknown = firmFacts) {
  const { data, error } = schema.safeParse(facts);
  const errors = error ? describeIssues(error.issues, facts) : [];
  if (data && !data.name.startsWith(data.shortName)) {
    errors.push(
      `shortName: found ${found(data.shortName)}, expected the words with which the name begins, ${JSON.stringify(data.name)}: the logo sets them first`,
    );
  }
  if (errors.length > 0) throw new ContentError('content/firm.ts', errors);
}
