import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { HOSTILE_CALENDARS } from '../../../testing/hostile/calendars.ts';
import { PUBLIC_ADDRESS } from '../../../testing/hostile/fake-calendars.ts';
import { useImportedCalendars } from '../../../testing/hostile/imported-calendars.ts';

const calendars = useImportedCalendars();
const { openProvider, product } = calendars;
beforeAll(() => calendars.fake.name('inside.example', '169.254.169.254'));

test.each(Object.entries(HOSTILE_CALENDARS))('%s is refused or bounded', async (name, { answer, problem }) => {
  const mine = await openProvider();
  const path = `/${encodeURIComponent(name)}`;
  calendars.fake.serve(path, answer);
  await mine.change(`https://calendar.example${path}`);
  await product.work();
  expect(await mine.imported()).toMatchObject({ problem, busy: [] });
  const stored = sql`select from provider_busy_times where provider_id = ${mine.provider.id}`;
  expect([...(await product.owner.execute(stored))]).toEqual([]);
  expect(calendars.fake.connected.every((each) => each === PUBLIC_ADDRESS)).toBe(true);
});
