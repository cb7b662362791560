import { sql } from 'drizzle-orm';
import { breakableLine } from '../breakable-line.ts';
import { expect, expectAccessible, test } from '../test.ts';

test('a page shows how its connection is, what it missed without one, and that it caught up', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.customer, { path: '/auth' });
  const line = await breakableLine(page);
  await page.goto('/realtime-test');
  await line.isOpen();
  const main = page.getByRole('main');
  const figure = (name: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition');
  await expect(main.getByRole('status')).toHaveText('Connected');
  await expect(figure('Transport')).toHaveText('WebSocket');
  await expect(figure('There and back')).toHaveText(/^\d+ ms$/);
  const counts = async () => {
    const [back, missed, caughtUp] = ['Reconnections', 'Missed events', 'Caught up'].map((name) => figure(name));
    return [await back?.textContent(), await missed?.textContent(), await caughtUp?.textContent()].map(Number);
  };
  expect(await counts()).toEqual([0, 0, 0]);

  await line.whileBroken(async () => {
    await expect(main.getByRole('status')).toHaveText('Not connected, trying again');
    await expect(main.getByRole('button', { name: 'Cut and connect again' })).toBeDisabled();
    await market.request();
    await expect.poll(() => site.owner.execute(sql`select from stream_outbox`)).toEqual([]);
  });
  await expect(main.getByRole('status')).toHaveText('Connected');
  await expect.poll(async () => (await counts())[1]).toBeGreaterThan(0);
  await expect.poll(async () => (await counts())[2]).toBe((await counts())[1]);
  await main.getByRole('button', { name: 'Cut and connect again' }).press('Enter');
  await expect(figure('Reconnections')).toHaveText('2');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/realtime-test');
  await expect(main.getByRole('status')).toHaveText('متصل');
  await expectAccessible(page);
});
