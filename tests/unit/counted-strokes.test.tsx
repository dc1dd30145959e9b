/** @jest-environment jsdom */
/** Drawings that count: as many strokes as the figure beside them says. */
import { render } from '@testing-library/react';
import { StageList } from '@/components/procurement/stage-list';
import { ContentCounts } from '@/components/search/content-counts';

const strokesOf = (path: Element | null | undefined) =>
  path?.getAttribute('d')?.match(/M/g)?.length ?? 0;

it('fills the line over each stage as far as the work has come', () => {
  const stages = ['Enquiry', 'Fieldwork', 'Close'].map((name) => ({
    name,
    text: 'One sentence on it.',
    placeholder: false,
  }));
  const { container } = render(<StageList stages={stages} />);
  const filled = [...container.querySelectorAll('li svg')].map((line) =>
    [...line.querySelectorAll('path')].map(strokesOf),
  );
  expect(filled).toEqual([
    [3, 1],
    [3, 2],
    [3, 3],
  ]);
});

it('draws a stroke for each page of a kind, and none where nobody would count them', () => {
  const kind = (id: string, count: number) => ({ id, label: id, text: '', count, path: `/${id}` });
  const { getByRole } = render(<ContentCounts counts={[kind('few', 7), kind('many', 2000)]} />);
  const drawn = (name: string) =>
    getByRole('link', { name }).closest('li')?.querySelector('svg path');
  expect(strokesOf(drawn('few'))).toBe(7);
  expect(drawn('many')).toBeNull();
});
