import { PayoutExport } from '@hirfa/contract/payouts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { newId } from '../../platform/ids.ts';
import { passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import {
  endWeek,
  forgetPayables,
  moveEarnings,
  payoutsOf,
  saveAccount,
  settledJob,
} from '../../testing/payouts/sides.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
beforeEach(() => forgetPayables(product));

const Ids = z.array(z.object({ id: z.uuid() }));
const REASON = 'The bank could not read it.';

/** A settled job whose payout of EGP 337.50 is in a file. */
async function sentJob() {
  const settled = await settledJob(product);
  await endWeek(product);
  const payouts = payoutsOf(product, settled.market);
  const sent = await payouts.send();
  return {
    ...settled,
    ...payouts,
    sent,
    reference: `H${sent.number}-1`,
    refuse: (reason = REASON) => payouts.post(`/exports/${sent.id}/refuse`, { reason }),
    ask: (path: string) => settled.market.ask('admin', 'GET', `/api/v1/admin/payouts${path}`),
    async correct(state: string, from?: string) {
      const rows = await product.owner.execute(sql`select id from payouts
        where provider_id = ${settled.market.provider.id} and state <> 'open'
          and state = coalesce(${from ?? null}, state) order by created_at desc, id desc limit 1`);
      const [{ id } = { id: '' }] = Ids.parse([...rows]);
      return payouts.post(`/list/${id || newId()}/correct`, { state, reason: 'The bank was wrong.' });
    },
  };
}

test('what is in a file that the bank refused is payable at once, and sent with the next file', async () => {
  const { market, booking, sent, refuse, rows, next, send, confirm, reference } = await sentJob();
  const books = await ledgerOf(product, booking.id);
  expect((await refuse()).body).toEqual({ payouts: 1 });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-337.50' });
  expect(await rows()).toMatchObject([{ state: 'refused' }, { state: 'open', amount: '337.50' }]);
  expect(await next(), 'the account is not to blame').toMatchObject({ open: { amount: '337.50' }, hold: null });
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/payouts/exports?limit=1');
  const [file] = z.object({ items: z.array(PayoutExport) }).parse(body).items;
  expect(file).toMatchObject({ id: sent.id, on_their_way: 0, refused: 1, refusal: { reason: REASON } });
  expect(refusalOf(await refuse()), 'once').toBe('state_changed');
  expect(refusalOf(await confirm({ [reference]: 'paid' })), 'no line of a file says it any more').toBe('state_changed');
  const second = await send();
  expect(second).toMatchObject({ payouts: 1, total: '337.50' });
  expect(await ledgerOf(product, booking.id)).toEqual(books);
  await confirm({ [`H${second.number}-1`]: 'paid' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-337.50' });
  const log = await product.owner.execute(sql`select after from audit_log where action = 'payouts.refuse'
    and entity_id = ${sent.id}`);
  expect(log).toEqual([{ after: { number: sent.number, payouts: 1, reason: REASON } }]);
});

test('a file that the bank refuses after the next cut is sent again without waiting for another one', async () => {
  const { booking, refuse, rows, send } = await sentJob();
  await endWeek(product);
  await moveEarnings(product, booking.id, '200.00');
  await refuse();
  expect(await rows(), 'without what was settled since the cut').toMatchObject([
    { state: 'refused' },
    { state: 'open', amount: '337.50' },
  ]);
  expect(await send()).toMatchObject({ total: '337.50' });
});

test('of two admins who take a file back and confirm it at the same time, one is refused', async () => {
  const { booking, refuse, confirm, reference, rows } = await sentJob();
  const [back, confirmed] = await Promise.all([refuse(), confirm({ [reference]: 'paid' })]);
  const isRefused = back.status === 200;
  expect([back.status, confirmed.status].toSorted()).toEqual([200, 409]);
  expect(await ledgerOf(product, booking.id)).toMatchObject(
    isRefused ? { provider_payable: '-337.50' } : { bank_payouts: '-337.50' },
  );
  expect((await rows()).map(({ state }) => state)).toEqual(isRefused ? ['refused', 'open'] : ['paid']);
  const both = await Promise.all([refuse(), refuse()]);
  expect(both.map(({ status }) => status)).toEqual([409, 409]);
});

test('a file of which a payout was ever paid is not refused, by the database, too', async () => {
  const { sent, refuse, confirm, reference } = await sentJob();
  await confirm({ [reference]: 'paid' });
  expect(refusalOf(await refuse())).toBe('state_changed');
  await confirm({ [reference]: 'returned' });
  expect(refusalOf(await refuse()), 'also after it came back').toBe('state_changed');
  await expect(
    product.owner.execute(sql`insert into payout_refusals (export_id, reason, refused_at)
      values (${sent.id}, ${REASON}, now())`),
  ).rejects.toMatchObject({ cause: { constraint: 'file_was_refused' } });
});

test('a return that was a mistake is corrected by an admin, not by a file, and the bank may still send it back', async () => {
  const { booking, confirm, correct, reference, rows, next } = await sentJob();
  await confirm({ [reference]: 'returned' });
  expect(refusalOf(await confirm({ [reference]: 'paid' }))).toBe('state_changed');
  await endWeek(product);
  expect(await rows()).toMatchObject([{ state: 'returned' }, { state: 'open' }]);
  expect((await correct('paid')).body).toEqual({ state: 'paid' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-337.50' });
  expect(await rows(), 'nothing is left to pay').toMatchObject([{ state: 'paid' }]);
  expect(await next()).toMatchObject({ open: null, hold: null });
  expect(refusalOf(await correct('paid'))).toBe('state_changed');
  expect(refusalOf(await correct('returned')), 'files say it').toBe('state_changed');
  for (const state of ['returned', 'paid', 'returned'] as const) {
    if (state === 'returned') await confirm({ [reference]: 'returned' });
    else await correct('paid');
    expect(await rows()).toMatchObject([{ state }]);
  }
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-337.50' });
});

test('a refusal that was a mistake is corrected: a provider who was paid with both files owes it', async () => {
  const { booking, refuse, correct, confirm, sent, send, ask } = await sentJob();
  await refuse();
  expect(refusalOf(await ask(`/exports/${sent.id}/file`)), 'nobody sends it any more').toBe('state_changed');
  const { number } = await send();
  await confirm({ [`H${number}-1`]: 'paid' });
  expect((await correct('paid', 'refused')).body).toEqual({ state: 'paid' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-675.00', provider_payable: '337.50' });
  expect(refusalOf(await correct('paid', 'refused'))).toBe('not_found');
});

test('a provider who was paid twice owes it, and it is taken from the next payouts', async () => {
  const { market, booking, confirm, correct, reference, send, next } = await sentJob();
  await confirm({ [reference]: 'returned' });
  await endWeek(product);
  await passHours(product, 1);
  await saveAccount(product, market, 'EG540019000500000000263180005');
  await passHours(product, 73);
  const again = await send();
  const rows = await product.owner.execute(sql`select id from payouts where provider_id = ${market.provider.id}
    and state = 'returned'`);
  const [{ id } = { id: '' }] = Ids.parse([...rows]);
  const { post } = payoutsOf(product, market);
  expect((await post(`/list/${id}/correct`, { state: 'paid', reason: 'The bank was wrong.' })).status).toBe(200);
  await confirm({ [`H${again.number}-1`]: 'paid' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-675.00', provider_payable: '337.50' });
  expect(await next()).toMatchObject({ open: null, coming: { amount: '-337.50', is_carried_over: true } });
  expect(refusalOf(await correct('returned'))).toBe('state_changed');
});
