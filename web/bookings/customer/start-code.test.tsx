import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { StartCode } from './start-code.tsx';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff Restoration of Historical Woodwork';

test.each([
  ['Salma A.', 'the whole of a short name'],
  [LONG, 'the beginning of a long name'],
])('on a narrow screen %j is on one line: %s', async (provider) => {
  await show(
    <div style={{ width: 220 }}>
      <StartCode code="0123" mode="in_person" provider={provider} />
    </div>,
    { as: 'nour' },
  );
  const name = page.getByText(provider, { exact: true });
  await expect.element(name).toBeVisible();
  const { height, width } = name.element().getBoundingClientRect();
  expect(height).toBeLessThan(30);
  expect(width).toBeLessThanOrEqual(220);
});
