import { addDays, cairoDay, weekOf } from '@hirfa/domain/market';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { Earnings } from './earnings.tsx';

const NOW = weekOf(cairoDay(new Date()));
const WEEKS = Array.from({ length: 8 }, (_, index) => ({
  week: addDays(NOW, 7 * (index - 5)),
  settled: '12345.50',
  pending: '1250.00',
  jobs: 3,
}));

test.each([
  ['en', 360],
  ['en', 1280],
  ['ar', 360],
  ['ar', 1280],
] as const)(
  'in %s at %i px the figures stand above all buttons, and the heads of the table are whole',
  async (language, width) => {
    await show(
      <div className="page-width">
        <Earnings notice={null} payouts={null} />
      </div>,
      {
        language,
        width,
        as: 'salma',
        answers: {
          bookings: {
            getEarnings: () => ({ items: WEEKS }),
            listEarnings: () => ({ items: [], next_cursor: null }),
          },
        },
      },
    );
    const table = page.getByRole('table');
    await expect.element(table).toBeVisible();
    const buttons = [...document.querySelectorAll('button:not(table *)')].map(
      (each) => each.getBoundingClientRect().top,
    );
    const figures = [...document.querySelectorAll('dd')].map((each) => each.getBoundingClientRect().bottom);
    expect(buttons).toHaveLength(3);
    expect(figures).toHaveLength(2);
    expect(Math.max(...figures)).toBeLessThan(Math.min(...buttons));
    const inside = table.element().parentElement?.getBoundingClientRect();
    for (const head of table.getByRole('columnheader').elements()) {
      const { left, right } = head.getBoundingClientRect();
      expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
      expect(left).toBeGreaterThanOrEqual(inside?.left ?? Infinity);
      expect(right).toBeLessThanOrEqual(inside?.right ?? 0);
    }
  },
);
