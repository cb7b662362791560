import { expect, test } from 'vitest';
import { BUSY, calendar, event, useImportedCalendars } from '../../../testing/hostile/imported-calendars.ts';

const calendars = useImportedCalendars();
const { openProvider, pass, product, serveFile } = calendars;

test('a large calendar is read, too, in its own time', async () => {
  const mine = await openProvider();
  const many = Array.from({ length: 30_000 }, () => event('20201123T100000Z', 'DURATION:PT1H\r\nCLASS:PRIVATE'));
  const file = serveFile(calendar(...many, event('20261123T100000Z')));
  expect(file.text.length).toBeGreaterThan(3_000_000);
  await mine.change(file.address);
  await product.work();
  expect([(await mine.imported())?.problem, await mine.busy()]).toEqual([null, [BUSY]]);
});

test('the calendar of a suspended person is not read until they are reinstated; then within the hour', async () => {
  const mine = await openProvider();
  const file = serveFile(calendar(event('20261124T100000Z')));
  await mine.change(file.address);
  await product.work();
  const person = `/api/v1/admin/people/${mine.provider.user_id}`;
  await mine.ask('admin', 'POST', `${person}/suspend`, { reason: 'fraud', words: null });
  for (const hours of [1, 5, 24]) {
    pass(hours * 60);
    await product.work();
  }
  expect([file.reads, await mine.busy()]).toEqual([1, ['2026-11-24T10:00:00.000Z']]);
  await mine.ask('admin', 'POST', `${person}/reinstate`, {});
  file.text = calendar(event('20261125T100000Z'));
  file.etag = '"2"';
  pass(60);
  await product.work();
  expect([file.reads, await mine.busy()]).toEqual([2, ['2026-11-25T10:00:00.000Z']]);
});
