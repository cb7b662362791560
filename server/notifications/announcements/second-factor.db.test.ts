import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { bearer, pass, wrongCode } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';
import { countAnnouncements, findAnnouncement, findAnnouncements, findReader } from './queries.ts';

const product = useProduct();
const words = { title: 'The office is closed', message: 'Until Sunday.' };
const Counted = z.object({ second_factors: z.array(z.string()) });

let boss: Awaited<ReturnType<typeof newcomer>>;
let code: () => string;
beforeAll(async () => {
  boss = await newcomer(product);
  await createWorld(product.owner, product.clock.now).makeAdmin(boss.session.user.id);
  const { secret } = z.looseObject({ secret: z.string() }).parse((await post('/api/v1/me/second-factor/start')).body);
  code = () => shownCode(secret, product.clock.now);
  await post('/api/v1/me/second-factor/confirm', { code: code() });
  pass(product, SECOND_FACTOR.periodMs);
});

const headers = () => bearer(boss.session.access_token);
const post = (path: string, body: object = {}) => ask(product, 'POST', path, { body, headers: headers() });
const send = (given: object) => post('/functions/v1/send-firebase-notification', { ...words, ...given });
const sentTo = async (topic: string | null) =>
  (await product.owner.execute(sql`select from announcements where topic is not distinct from ${topic}`)).length;

test('an admin with a second factor shows it again before writing to a topic, and each code works once', async () => {
  const topic = { topic: 'providers', send_to_topic: true };
  expect(refusalOf(await send(topic))).toBe('second_factor_required');
  expect(refusalOf(await send({ ...topic, code: wrongCode(code()) }))).toBe('invalid_code');
  const inAMinute = new Date(product.clock.now.getTime() + 60_000).toISOString();
  expect(refusalOf(await send({ ...topic, send_at: inAMinute }))).toBe('second_factor_required');
  expect(await sentTo('providers')).toBe(0);
  const used = code();
  expect((await send({ ...topic, code: used })).status).toBe(200);
  expect(refusalOf(await send({ ...topic, code: used }))).toBe('invalid_code');
  expect(await sentTo('providers')).toBe(1);
});

test('an announcement whose answer was lost is sent once, and asks for no second code', async () => {
  pass(product, SECOND_FACTOR.periodMs);
  const sent = { id: newId(), topic: 'admins' };
  const used = code();
  for (const answer of [await send({ ...sent, code: used }), await send({ ...sent, code: used })])
    expect(answer.body).toEqual({ id: sent.id });
  expect(await sentTo('admins')).toBe(1);
  expect(refusalOf(await send({ ...sent, title: 'Other words', code: used }))).toBe('idempotency_mismatch');
});

test('what is wrong otherwise uses up no code, and one person is written to without one', async () => {
  pass(product, SECOND_FACTOR.periodMs);
  const unused = code();
  const past = new Date(product.clock.now.getTime() - 60_000).toISOString();
  expect(refusalOf(await send({ topic: 'all-user', send_at: past, code: unused }))).toBe('invalid_input');
  expect((await send({ topic: 'all-user', code: unused })).status).toBe(200);
  expect((await send({ user_id: boss.session.user.id })).status).toBe(200);
});

test('the count of the recipients says which second factors the sending asks for', async () => {
  const factorsFor = async (search: string) => {
    const answer = await ask(product, 'GET', `/api/v1/announcement-recipients?${search}`, { headers: headers() });
    return Counted.parse(answer.body).second_factors;
  };
  expect(await factorsFor('topic=all-user')).toEqual(['code']);
  expect(await factorsFor(`user_id=${boss.session.user.id}`)).toEqual([]);
});

test('the lists and limits of announcements read few rows, however many were sent', async () => {
  const { id } = boss.session.user;
  await product.owner
    .execute(sql`insert into announcements (id, topic, type, title_en, title_ar, message_en, message_ar, priority,
      sound, sent_by, created_at, started_at)
    select uuidv7(), 'all-user', 'update', 'a', 'a', 'a', 'a', 'normal', 'notification_1', case when n % 10 = 0 then ${id}::uuid end,
      now() - n * interval '2 hours', now() from generate_series(1, 30000) n`);
  await product.owner.execute(sql`analyze`);
  const at: [number, string] = [Date.now() - 9e8, newId()];
  const since = new Date(Date.now() - 9e6);
  const reads: ((db: Database) => Promise<unknown>)[] = [
    (db) => findAnnouncements(db, null, 25),
    (db) => findAnnouncements(db, at, 25),
    (db) => findAnnouncement(db, newId()),
    (db) => countAnnouncements(db, { sentBy: id, isShared: true, since }),
    (db) => findReader(db, id),
  ];
  for (const [index, read] of reads.entries()) {
    const rows = await rowsReadBy(product, { userId: id, isAdmin: true }, read);
    expect([index, Math.max(...rows) < 200]).toEqual([index, true]);
  }
});
