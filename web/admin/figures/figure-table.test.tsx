import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Money } from '../../ui/money.tsx';
import { FigureTable } from './figure-table.tsx';

const ROWS = [
  ['Zamalek', '5709.69', 'crafts'],
  ['Maadi', '13998.92', 'repairs at home'],
] as const;

function Sample() {
  return (
    <FigureTable
      label="Areas"
      file={{ table: 'areas', period: { from: '2026-11-01', to: '2026-11-30' } }}
      columns={['Area', 'Work', 'Revenue', 'Business revenue', 'VAT']}
      words={1}
      rows={ROWS.map(([name, amount, work]) => ({
        key: name,
        name,
        cells: [
          <bdi key="work">{work}</bdi>,
          ...['a', 'b', 'c'].map((key) => <Money key={key} amount={amount} piastres />),
        ],
      }))}
    />
  );
}

/** Where the texts of a column begin (left) or end (right). */
const edges = (column: number, edge: 'left' | 'right') =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.children[column]?.querySelector('bdi')?.getBoundingClientRect()[edge]);

test.for(['en', 'ar'] as const)('in %s figures end below each other, and words begin there', async (language) => {
  await show(<Sample />, { language });
  await expect.element(page.getByText('repairs at home')).toBeVisible();
  expect(new Set(edges(2, 'right')).size).toBe(1);
  expect(new Set(edges(1, language === 'en' ? 'left' : 'right')).size).toBe(1);
});

test('the end of a table that is too wide fades until it is scrolled there', async () => {
  await show(<Sample />);
  const table = page.getByRole('region', { name: 'Areas' });
  await expect.element(table).toBeVisible();
  const fade = () => getComputedStyle(table.element()).getPropertyValue('--end-fade');
  await expect.poll(fade).toBe('40px');
  table.element().scrollBy(9999, 0);
  await expect.poll(fade).toBe('0px');
});
