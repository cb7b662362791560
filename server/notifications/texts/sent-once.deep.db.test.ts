import { OutboxMail } from '@hirfa/contract/admin';
import { pageOf } from '@hirfa/contract/lists';
import { maskedPhone } from '@hirfa/domain/accounts';
import { MESSAGE_WAYS, TEXT_MESSAGE } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { phonesOf } from './testing/phones.ts';

const product = useProduct();
const MORNING = product.clock.now;
const { withPhone, storedOf, failures, twoMinutes, tryAgain } = phonesOf(product);
beforeEach(() => {
  product.clock.now = MORNING;
  product.twilio.failWith = null;
  product.services.textsPerDay = 1000;
});

/** A request of which the provider has no text message yet: the service has failed once, and works again. */
async function failedOnce() {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  await market.request();
  product.twilio.failWith = { status: 503, code: 0 };
  await twoMinutes();
  expect(await failures(market, 'provider')).toEqual([null]);
  product.twilio.failWith = null;
  return { market, texts };
}

test('a service that fails is tried again, and the text message is sent once', async () => {
  const { market, texts } = await failedOnce();
  await tryAgain();
  await tryAgain();
  const [row] = await storedOf(market, 'provider');
  await product.runJob('send_text', row?.id ?? '');
  expect([texts().length, row?.failure, row?.sent_at === null]).toEqual([1, null, false]);
});

test('an attempt that was cut off is not repeated, because its person may have the message', async () => {
  const { market, texts } = await failedOnce();
  // As it stands when the process is killed during the call.
  await product.owner.execute(
    sql`update text_messages set begun_at = now() where user_id = ${market.provider.user_id}`,
  );
  await tryAgain();
  expect([texts(), await failures(market, 'provider')]).toEqual([[], ['unclear']]);
});

test('a message that the service could not take for an hour, or that was read meanwhile, is outdated', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const texts = [await withPhone(market, 'provider'), await withPhone(other, 'provider')];
  await market.request();
  await other.request();
  product.twilio.failWith = { status: 503, code: 0 };
  await twoMinutes();
  product.twilio.failWith = null;
  await product.owner.execute(sql`update notifications set read_at = now() where user_id = ${other.provider.user_id}`);
  await product.runJob('send_text', (await storedOf(other, 'provider'))[0]?.id ?? '');
  product.clock.now = new Date(product.clock.now.getTime() + TEXT_MESSAGE.lifeMs + 1);
  await tryAgain();
  expect(texts.flatMap((each) => each())).toEqual([]);
  expect([await failures(market, 'provider'), await failures(other, 'provider')]).toEqual([['outdated'], ['outdated']]);
});

test('two simultaneous runs of the job send one text message', async () => {
  const { market, texts } = await failedOnce();
  const [{ id = '' } = {}] = await storedOf(market, 'provider');
  await Promise.all([1, 2, 3].map(() => product.runJob('send_text', id)));
  expect([texts().length, await failures(market, 'provider')]).toEqual([1, [null]]);
});

test('a number that receives nothing is not tried again', async () => {
  const market = await openMarket(product);
  await withPhone(market, 'provider');
  await market.request();
  product.twilio.failWith = { status: 400, code: 21614 };
  await twoMinutes();
  product.twilio.failWith = null;
  await tryAgain();
  expect(await failures(market, 'provider')).toEqual(['refused']);
});

/** Adds text messages that somebody was sent today. */
const sentToday = (userId: string, times: number) =>
  product.owner.execute(sql`with added as (
      insert into notifications (id, user_id, type, title_en, title_ar, message_en, message_ar, event_key, created_at)
      select gen_random_uuid(), ${userId}::uuid, 'job_request', '', '', '', '', gen_random_uuid(), ${MORNING.toISOString()}::timestamptz
      from generate_series(1, ${times}::int) returning id)
    insert into text_messages (id, user_id, notification_id, subject, text, created_at, sent_at)
    select gen_random_uuid(), ${userId}::uuid, id, '', '', ${MORNING.toISOString()}::timestamptz, now() from added`);

test('the eleventh text message of a day is blocked and logged, the first of the next day is sent', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  await sentToday(market.provider.user_id, TEXT_MESSAGE.perDay);
  await market.request({ starts_at: hoursFrom(MORNING, 72) });
  await twoMinutes();
  expect([texts(), (await failures(market, 'provider')).at(-1)]).toEqual([[], 'person_cap']);
  expect(product.logged.some((line) => line.includes('a cap blocked a text message'))).toBe(true);
  product.clock.now = new Date('2026-11-22T09:00:00Z');
  await market.request({ starts_at: hoursFrom(MORNING, 80) });
  await twoMinutes();
  expect(texts()).toHaveLength(1);
});

test('the cap of the operator counts the text messages of everybody, but none that it blocked', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const texts = await withPhone(market, 'provider');
  product.clock.now = new Date('2026-11-25T09:00:00Z');
  product.services.textsPerDay = 1;
  await withPhone(other, 'provider');
  await other.request();
  await twoMinutes();
  await market.request();
  await twoMinutes();
  expect([texts(), await failures(market, 'provider')]).toEqual([[], ['total_cap']]);
  product.services.textsPerDay = 2;
  await market.request({ starts_at: hoursFrom(MORNING, 200) });
  await twoMinutes();
  expect(texts()).toHaveLength(1);
});

test('admins see text messages beside the mails, and those that a cap blocked, with masked numbers', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  await sentToday(market.provider.user_id, TEXT_MESSAGE.perDay - 1);
  await market.request();
  await twoMinutes();
  await market.request({ starts_at: hoursFrom(MORNING, 72) });
  await twoMinutes();
  const { number } = texts;
  const outbox = async (search: string) => (await market.ask('admin', 'GET', `/api/v1/admin/outbox?${search}`)).body;
  const of = { by: 'text', subject: 'New booking request · طلب حجز جديد', to: maskedPhone(number), is_secret: false };
  const all = pageOf(OutboxMail).parse(await outbox(`to=${number.replace('+20', '0')}`)).items;
  expect(all.filter(({ by }) => by === 'text').slice(0, 2)).toMatchObject([
    { ...of, state: 'failed', failure: 'person_cap', sent_at: null },
    { ...of, state: 'sent', failure: null },
  ]);
  const failed = pageOf(OutboxMail).parse(await outbox(`to=${number.replace('+20', '0')}&state=failed`)).items;
  expect(failed.map(({ failure }) => failure)).toEqual(['person_cap']);
  for (const by of MESSAGE_WAYS) {
    const only = pageOf(OutboxMail).parse(await outbox(`to=${number.replace('+20', '0')}&by=${by}`)).items;
    expect(only).toEqual(all.filter((each) => each.by === by));
    expect(only).not.toEqual([]);
  }
  const [, sent] = all.filter(({ by }) => by === 'text');
  const opened = await market.ask('admin', 'GET', `/api/v1/admin/outbox/${sent?.id ?? ''}`);
  expect(opened.body).toMatchObject({ to: number, text: texts()[0], html: null });
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${market.provider.user_id}`);
  expect(log.body).toMatchObject({ items: [{ action: 'mail.look', after: { mail_id: sent?.id } }] });
});
