import { expect, test } from 'vitest';
import { calendar, MINUTE_MS, useImportedCalendars } from '../../../testing/hostile/imported-calendars.ts';

const calendars = useImportedCalendars();
const { openProvider, pass, product, serveFile } = calendars;

/** The minutes until the next reading, after one at its due time. */
async function pauseAfterReading(mine: Awaited<ReturnType<typeof openProvider>>) {
  const untilNext = async () =>
    (Date.parse((await mine.imported())?.next_read_at ?? '') - product.clock.now.getTime()) / MINUTE_MS;
  pass(Math.max(await untilNext(), 0));
  await product.work();
  return untilNext();
}

test('a calendar that always fails is read less and less often, at least daily; a success ends that', async () => {
  const mine = await openProvider();
  const file = serveFile(calendar());
  file.status = 500;
  await mine.change(file.address);
  await product.work();
  const pauses: number[] = [];
  for (let time = 0; time < 8; time += 1) pauses.push(await pauseAfterReading(mine));
  for (const [index, pause] of pauses.slice(0, 5).entries()) {
    expect(pause).toBeGreaterThanOrEqual(30 * 2 ** index);
    expect(pause).toBeLessThanOrEqual(37.5 * 2 ** index);
  }
  expect(pauses.slice(-2)).toEqual([1440, 1440]);
  expect(file.reads).toBe(9);
  // Who asks for a reading does not change the pause; a reading that works does.
  await mine.change(file.address);
  expect((await mine.imported())?.next_read_at).toBeNull();
  await product.work();
  expect(await pauseAfterReading(mine)).toBe(1440);
  file.status = 200;
  expect(await pauseAfterReading(mine)).toBeLessThanOrEqual(60);
  Object.assign(file, { status: 500, etag: '"2"' });
  expect(await pauseAfterReading(mine)).toBeLessThanOrEqual(19);
});

test('a calendar whose server is always slow is read less and less often, too; a new address begins anew', async () => {
  const mine = await openProvider();
  calendars.fake.serve('/late.ics', (_, response) => response.writeHead(500).end());
  await mine.change('https://calendar.example/late.ics');
  await product.work();
  calendars.fake.serve('/late.ics', (_, response) => void setTimeout(() => response.end(calendar()), 5100));
  const pause = await pauseAfterReading(mine);
  expect(pause).toBeGreaterThanOrEqual(30);
  expect(pause).toBeLessThanOrEqual(37.5);
  expect(await mine.imported()).toMatchObject({ problem: null, last_read_at: product.clock.now.toISOString() });
  await mine.change('https://calendar.example/no-such.ics');
  await product.work();
  expect(await pauseAfterReading(mine)).toBeLessThanOrEqual(37.5);
});
