/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'docs/decisions');
const index = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
const records = fs
  .readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();

/** Number, title, day and status, at the head of every record. */
const HEAD =
  /^# (?<number>\d+)\. (?<title>.+)\n\n\d{4}-\d\d-\d\d.* · \*\*Status\.\*\* (?<status>[^.:;\n]+)/;
const NEXT = /next number is \*\*(\d+)\*\*/;

const headOf = (file: string) =>
  HEAD.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.groups ?? {};

it.each(records)('%s has a number of its own, a title, a day and a status', (file) => {
  const { number, title, status } = headOf(file);
  expect([number?.padStart(4, '0'), title, status]).toEqual([
    file.slice(0, 4),
    expect.any(String),
    expect.any(String),
  ]);
  expect(records.filter((other) => other.startsWith(file.slice(0, 5)))).toEqual([file]);
});

it('the index has a row for every record, in their order, and no other', () => {
  const rows = records.map((file) => {
    const { number, title, status } = headOf(file);
    return `| ${number} | [${title}](${file}) | ${status} |`;
  });
  expect(index.split('\n').filter((line) => /^\| \d/.test(line))).toEqual(rows);
});

it('the index gives a number that is free', () => {
  expect(Number(NEXT.exec(index)?.[1])).toBe(Number(records.at(-1)?.slice(0, 4)) + 1);
});
