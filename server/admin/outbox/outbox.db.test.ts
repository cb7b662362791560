import { OpenedMail, OutboxMail } from '@hirfa/contract/admin';
import { pageOf } from '@hirfa/contract/lists';
import { maskedEmail } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshEmail, openBrowser, readMail } from '../../testing/accounts.ts';
import { freshAddress, refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const ADDRESS = '/api/v1/admin/outbox';
const list = async (market: Market, search: string) =>
  pageOf(OutboxMail).parse((await market.ask('admin', 'GET', `${ADDRESS}${search}`)).body);
const openMail = (market: Market, id = '') => market.ask('admin', 'GET', `${ADDRESS}/${id}`);
const pass = (ms: number) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** A market whose customer has a mail. */
async function withMail() {
  const market = await openMarket(product);
  const { id } = await market.request();
  await market.step('provider', id, 'accept');
  await product.work();
  return { market, to: market.customer.email, id };
}

test('an admin opens a mail in both languages, without the secret of its link; each look is in the audit log', async () => {
  const { market, to } = await withMail();
  const [mail] = (await list(market, `?to=${to.toUpperCase()}`)).items;
  const subject = 'Booking confirmed · تأكّد الحجز';
  expect(mail).toMatchObject({ subject, to: maskedEmail(to), state: 'sent', is_secret: false });
  const { text: received } = await product.mailBox.latest(to);
  const token = /token=([\w.-]+)/.exec(received)?.[1] ?? 'the mail has no token';
  for (const _ of [1, 2]) {
    const { text, html, to: address } = OpenedMail.parse((await openMail(market, mail?.id)).body);
    expect(address, 'only an opened mail has the whole address').toBe(to);
    expect(text.trim()).toBe(received.replaceAll(token, '…').trim());
    expect([html?.includes('dir="rtl"'), html?.includes(token)]).toEqual([true, false]);
  }
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${market.customer.id}`);
  const look = { action: 'mail.look' as const, actor_id: market.admin.id, after: { mail_id: mail?.id } };
  expect(log.body).toMatchObject({ items: [look, look] });
});

test('mails with a code or a link that signs in are listed, but neither opened nor stored', async () => {
  const market = await openMarket(product);
  const email = freshEmail();
  const person = openBrowser(product, freshAddress());
  await person.signUp(email, 'correct horse battery');
  const { code, token } = await readMail(product, email);
  const answer = await market.ask('admin', 'GET', `${ADDRESS}?to=${email}`);
  const { items } = pageOf(OutboxMail).parse(answer.body);
  expect(items).toMatchObject([
    { subject: 'Your Hirfa code · رمز حِرفة', to: maskedEmail(email), state: 'sent', is_secret: true },
  ]);
  for (const secret of [code, token]) expect(JSON.stringify(answer.body)).not.toContain(secret);
  expect(refusalOf(await openMail(market, items[0]?.id))).toBe('not_found');
});

test('the list is read page by page across both kinds of mails, and by state and address', async () => {
  const { market, to } = await withMail();
  const browser = openBrowser(product, freshAddress());
  for (let round = 0; round < 2; round += 1) {
    pass(60_000);
    await browser.post('/auth/v1/request-password-reset', { email: to });
    await product.work();
  }
  const all = (await list(market, `?to=${to}`)).items;
  expect(all.map(({ is_secret }) => is_secret)).toEqual([true, true, false]);
  const pages: OutboxMail[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: OutboxMail[]; next_cursor: string | null } = await list(
      market,
      `?to=${to}&limit=1${cursor && `&cursor=${cursor}`}`,
    );
    pages.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(pages).toEqual(all);
  expect((await list(market, '?to=nobody@example.com')).items).toEqual([]);
  expect((await list(market, `?to=${to}&state=waiting`)).items).toEqual([]);
  expect((await list(market, '?state=sent')).items.slice(0, 3)).toEqual(all);
  expect(refusalOf(await market.ask('admin', 'GET', `${ADDRESS}?state=lost`))).toBe('invalid_input');
});

test('a mail waits while the server fails, has failed once nobody receives it, and is then not sent again', async () => {
  const { market, to, id } = await withMail();
  product.mailBox.refuseWith = 451;
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.work();
  const states = async () => (await list(market, `?to=${to}`)).items.map(({ state }) => state);
  expect(await states()).toEqual(['waiting', 'waiting', 'sent']);
  product.mailBox.refuseWith = 550;
  await product.owner.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await product.work();
  product.mailBox.refuseWith = null;
  expect(await states()).toEqual(['failed', 'failed', 'sent']);
  const [failed] = (await list(market, `?to=${to}&state=failed`)).items;
  await product.runJob('send_mail', failed?.id ?? '');
  expect(await states()).toEqual(['failed', 'failed', 'sent']);
  expect(product.mailBox.mails.filter((each) => each.to === to)).toHaveLength(1);
});
