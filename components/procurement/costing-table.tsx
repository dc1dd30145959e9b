import { type Column, type Row, RuledTable } from '@/components/ui/ruled-table';
import {
  type Amounts,
  type CostedLine,
  type Costing,
  countCosting,
} from '@/lib/content/types/costing';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { language } from '@/lib/languages';
import styles from './costing-table.module.css';

const words = labels.procurement.costing;
const numbers = new Intl.NumberFormat(language.locale);

/** A costing with its sums: each amount shows the quantity and the price that it is made of. */
export function CostingTable({ costing }: { costing: Costing }) {
  const table = countCosting(costing);
  const columns: Column[] = [
    { label: words.line },
    { label: words.unit, isFigure: true },
    ...[...costing.years, words.all].map((label) => ({ label, isFigure: true })),
  ];
  const caption = interpolate(words.table, { currency: costing.currency });
  return (
    <>
      <p className="mb-3 font-semibold" aria-hidden="true">
        {caption}
      </p>
      <fieldset className={styles.years}>
        <legend>{words.shown}</legend>
        {[...costing.years, words.all].map((year, index) => (
          <label key={year}>
            <input
              type="radio"
              name="costing-year"
              value={index + 1}
              defaultChecked={index === 0}
            />
            {year}
          </label>
        ))}
      </fieldset>
      <RuledTable
        className={styles.costing}
        caption={caption}
        columns={columns}
        groups={[
          ...table.votes.map(({ name, lines, sum }) => ({
            title: name,
            rows: [...lines.map(lineRow), sumRow(words.vote, sum)],
          })),
          { title: words.revenue, rows: [...table.revenue.map(lineRow)] },
          {
            title: words.whole,
            rows: [
              sumRow(words.cost, table.cost),
              sumRow(words.income, table.income),
              sumRow(words.net, table.net),
            ],
          },
        ]}
      />
    </>
  );
}

function lineRow({ item, unit, cost, quantities, years, total }: CostedLine): Row {
  return {
    key: item,
    cells: [
      <>
        {item}
        <span className="block text-small font-normal text-ink-2">{unit}</span>
      </>,
      numbers.format(cost),
      ...years.map((amount, index) => (
        <>
          {numbers.format(amount)}
          <span className="block whitespace-nowrap text-small text-ink-2">
            {numbers.format(quantities[index] ?? 0)} × {numbers.format(cost)}
          </span>
        </>
      )),
      numbers.format(total),
    ],
  };
}

function sumRow(name: string, { years, total }: Amounts): Row {
  return {
    key: name,
    isSum: true,
    cells: [name, '', ...years.map((amount) => numbers.format(amount)), numbers.format(total)],
  };
}
