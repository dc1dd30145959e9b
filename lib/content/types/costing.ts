import { z } from 'zod';

const line = z.strictObject({
  item: z.string(),
  unit: z.string().describe('What is counted: officer for a year, notice.'),
  cost: z.number().min(0).describe('Price of one.'),
  quantities: z.array(z.number().min(0)).min(1).describe('How many in each year.'),
});

/** What a measure costs the public purse, line by line. Amounts and sums are counted, never written. */
export const costing = z
  .strictObject({
    currency: z
      .string()
      .describe('What the figures are in: `KSh thousand, constant prices of year 1`.'),
    years: z.array(z.string()).min(1).max(5),
    votes: z.array(z.strictObject({ name: z.string(), lines: z.array(line).min(1) })).min(1),
    revenue: z.array(line),
  })
  .superRefine(({ years, votes, revenue }, context) => {
    const lists = [
      ...votes.map(({ lines }, index) => ({ path: ['votes', index, 'lines'], lines })),
      { path: ['revenue'], lines: revenue },
    ];
    for (const { path, lines } of lists) {
      lines.forEach(({ quantities }, index) => {
        if (quantities.length === years.length) return;
        context.addIssue({
          code: 'custom',
          path: [...path, index, 'quantities'],
          message: `one quantity for each of ${years.length} years`,
        });
      });
    }
  });

export type Costing = z.output<typeof costing>;
type Line = z.output<typeof line>;

/** Amounts by year, and all of them together. */
export type Amounts = { years: number[]; total: number };
export type CostedLine = Line & Amounts;
export type CostedVote = { name: string; lines: CostedLine[]; sum: Amounts };
export type CostedTable = {
  votes: CostedVote[];
  cost: Amounts;
  revenue: CostedLine[];
  income: Amounts;
  /** Cost less revenue. */
  net: Amounts;
};

/** Counts a costing: every line, every vote, the whole and what is left after revenue. */
export function countCosting({ years, votes, revenue }: Costing): CostedTable {
  const costed = votes.map(({ name, lines }): CostedVote => {
    const amounts = lines.map(amountsOf);
    return { name, lines: amounts, sum: sumOf(amounts, years.length) };
  });
  const received = revenue.map(amountsOf);
  const cost = sumOf(
    costed.map(({ sum }) => sum),
    years.length,
  );
  const income = sumOf(received, years.length);
  return {
    votes: costed,
    cost,
    revenue: received,
    income,
    net: {
      years: cost.years.map((amount, index) => amount - (income.years[index] ?? 0)),
      total: cost.total - income.total,
    },
  };
}

function amountsOf(line: Line): CostedLine {
  const years = line.quantities.map((quantity) => quantity * line.cost);
  return { ...line, years, total: add(years) };
}

function sumOf(parts: readonly Amounts[], length: number): Amounts {
  const years = Array.from({ length }, (_, index) =>
    add(parts.map((part) => part.years[index] ?? 0)),
  );
  return { years, total: add(years) };
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
