import { Subscription } from '@hirfa/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { ask, refusalOf } from '../testing/calls.ts';
import { openMarket } from '../testing/market.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const subjectsOf = async (userId: string) =>
  (await product.owner.execute(sql`select subject from mails where user_id = ${userId} order by created_at, id`)).map(
    ({ subject }) => String(subject).split(' · ').at(0),
  );

async function linkIn(userId: string): Promise<URL> {
  const [mail] = await product.owner.execute(
    sql`select text, unsubscribe_link from mails where user_id = ${userId} limit 1`,
  );
  expect(String(mail?.text)).toContain(String(mail?.unsubscribe_link));
  expect(String(mail?.text)).toContain(String(mail?.unsubscribe_link).replace('/unsubscribe', '/ar/unsubscribe'));
  return new URL(String(mail?.unsubscribe_link));
}

test('one click ends optional mails; mails about money are still sent', async () => {
  const market = await openMarket(product);
  await market.confirmed();
  const { id } = market.customer;
  expect(await subjectsOf(id)).toEqual(['Booking confirmed']);
  const link = await linkIn(id);
  const token = link.searchParams.get('token');
  const status = async () => Subscription.parse((await ask(product, 'GET', `/api/v1/unsubscribe?token=${token}`)).body);
  expect(await status()).toEqual({
    email: expect.stringMatching(/^..…@example\.com$/),
    ends: 'mails',
    email_enabled: true,
  });
  const clicked = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FORM });
  expect([clicked.status, await clicked.text(), (await status()).email_enabled]).toEqual([200, 'done', false]);
  const other = await market.request({
    starts_at: new Date(product.clock.now.getTime() + 100 * 3_600_000).toISOString(),
  });
  await market.step('provider', other.id, 'accept');
  await product.work();
  await market.step('provider', other.id, 'cancel', { reason: 'I am ill' });
  await product.work();
  expect(await subjectsOf(id)).toEqual(['Booking confirmed', 'Refund sent']);
  const [refund] = await product.owner.execute(
    sql`select text, unsubscribe_link from mails where user_id = ${id} and subject like 'Refund%'`,
  );
  expect([refund?.unsubscribe_link, String(refund?.text).includes('unsubscribe')]).toEqual([null, false]);
  const again = await ask(product, 'POST', '/api/v1/unsubscribe', { body: { token, email_enabled: true } });
  expect(Subscription.parse(again.body).email_enabled).toBe(true);
});

test('a browser without scripts returns to the page; a link without a person is not found', async () => {
  const market = await openMarket(product);
  const link = new URL(product.services.unsubscribe.linkFor(market.customer.id));
  for (const prefix of ['', '/ar']) {
    const address = `${product.address}${prefix}/unsubscribe${link.search}`;
    const form = await fetch(address, { method: 'POST', body: '', headers: FORM, redirect: 'manual' });
    expect([form.status, form.headers.get('location')]).toEqual([303, `${prefix}/unsubscribe${link.search}`]);
  }
  const strangers = product.services.unsubscribe.linkFor(newId());
  for (const address of [strangers, `${product.address}/unsubscribe?token=x`, `${product.address}/unsubscribe`]) {
    const answer = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FORM });
    expect(answer.status, address).toBe(404);
  }
  expect(refusalOf(await ask(product, 'GET', '/api/v1/unsubscribe?token=x'))).toBe('not_found');
});

test('admins are notified once of a new person, at the first sign-in, however often the call repeats it', async () => {
  const market = await openMarket(product);
  const { email, session } = await newcomer(product, { full_name: 'Wagdy Fahmy' });
  await product.work();
  const { user, access_token } = session;
  const sent = async () => [
    ...(await product.owner.execute(sql`select title_en, title_ar, message_en, user_id from notifications
      where type = 'new_user_registered' and metadata ->> 'user_id' = ${user.id}`)),
  ];
  const admins = await product.owner.execute(sql`select user_id from user_roles where role = 'admin'`);
  const once = await sent();
  expect(once).toHaveLength(admins.length);
  expect(once[0]).toMatchObject({
    title_en: 'New registration',
    title_ar: 'تسجيل جديد',
    message_en: '\u2068Wagdy F.\u2069 has joined Hirfa.',
  });
  const [profile] = await product.owner.execute(sql`select admin_notified_at from profiles where user_id = ${user.id}`);
  expect(new Date(String(profile?.admin_notified_at))).toEqual(product.clock.now);
  const body = { user_id: user.id, email };
  const path = '/functions/v1/send-admin-user-registration';
  const own = await ask(product, 'POST', path, { body, headers: { authorization: `Bearer ${access_token}` } });
  const admin = await market.ask('admin', 'POST', path, body);
  const stranger = await market.ask('customer', 'POST', path, body);
  await product.work();
  expect([own.body, admin.body, refusalOf(stranger)]).toEqual([{ success: true }, { success: true }, 'not_found']);
  expect(refusalOf(await ask(product, 'POST', path, { body }))).toBe('authentication_required');
  expect(await sent()).toHaveLength(once.length);
});
