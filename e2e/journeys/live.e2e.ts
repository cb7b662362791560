import type { WebSocket } from '@playwright/test';
import { expect, test } from '../test.ts';

/** The most sockets that one session may have. */
const MAX_SOCKETS = 20;

test.use({ ownSite: true });

test('a page whose live connection newer pages displaced connects again after a while, not at once', async ({
  openAs,
  openVisitor,
  market,
}) => {
  const page = await openAs(market.customer, { path: '/auth' });
  const lines: WebSocket[] = [];
  const hellos: string[] = [];
  page.on('websocket', (line) => {
    lines.push(line);
    line.on('framesent', ({ payload }) => void (String(payload).startsWith('40') && hellos.push(String(payload))));
  });
  await page.goto('/dashboard');
  await expect.poll(() => hellos).toHaveLength(1);

  const others = await openVisitor();
  await others.goto('/');
  await others.evaluate(
    ([count, hello]) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const line = new WebSocket('/socket.io/?EIO=4&transport=websocket');
          line.addEventListener('open', () => line.send(hello));
          await new Promise((resolve) => {
            line.addEventListener('message', ({ data }) => String(data).includes('positions') && resolve(data));
          });
        }),
      ),
    [MAX_SOCKETS, hellos[0] ?? ''] as const,
  );
  await expect.poll(() => lines[0]?.isClosed()).toBe(true);
  await page.clock.runFor(20_000);
  expect(lines).toHaveLength(1);
  await page.clock.runFor(60_000);
  await expect.poll(() => hellos).toHaveLength(2);
});
