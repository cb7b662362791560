import { expect, test } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { Barcode } from './barcode.tsx';

test('the bars are black on white in the dark theme, too: scanners need it', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  await show(<Barcode code="9627524441" />);
  const barcode = document.querySelector('[data-barcode]') ?? document.body;
  const { backgroundColor, color } = getComputedStyle(barcode);
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  expect(barcode.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  delete document.documentElement.dataset['theme'];
});
