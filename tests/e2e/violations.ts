import type { inspect } from '../../scripts/lib/a11y/engines.mjs';

/** What an engine is sure of, but for the known exceptions, as `rule: what it says <the element>`. */
export const violations = ({ errors }: Awaited<ReturnType<typeof inspect>>): string[] =>
  errors
    .filter(({ exception }) => exception < 0)
    .map(({ rule, says, where }) => `${rule}: ${says} ${where}`);
