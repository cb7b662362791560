import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { Barcode } from './barcode.tsx';

test('the bars are black on white in the dark theme, too: scanners need it', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  await show(
    <main>
      <Barcode code="9627524441" />
    </main>,
  );
  const barcode = page.getByRole('main').element().querySelector('[data-barcode]');
  const { backgroundColor, color } = getComputedStyle(barcode ?? document.body);
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  expect(barcode?.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  delete document.documentElement.dataset['theme'];
});
