import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { openOwed } from '../../testing/referrals/owed.ts';

const product = useProduct();

/** A refund that could not go back, and the bank of its customer. */
async function charged() {
  const owed = await openOwed(product);
  const { booking, guest } = owed;
  const owedNow = async () => (await guest.read(booking.id)).refund?.owed;
  return { ...owed, ...bankOf(product, owed.market, booking.id), owedNow, ledger: () => ledgerOf(product, booking.id) };
}

/** What the queue of an admin has of the transfer. */
const itemOf = async ({ queue, refund }: Awaited<ReturnType<typeof charged>>) =>
  (await queue.all({ kind: 'transfer' })).find(({ id }) => id === refund.id);

test('while the bank has the money nothing of it is chosen; won, it is chosen as before', async () => {
  const owed = await charged();
  const { refund } = owed;
  await owed.press('take');
  expect(await owed.ledger()).toEqual({ charged_back: refund.amount, customer_owed: `-${refund.amount}` });
  expect(await owed.owedNow()).toMatchObject({ state: 'open', waits_for_bank: true });
  expect(refusalOf(await owed.takeCredit())).toBe('state_changed');
  expect(refusalOf(await owed.askTransfer())).toBe('state_changed');
  await expect(
    product.owner.execute(sql`update owed_refunds set state = 'credited', chosen_at = now(), given_at = now()
      where operation_id = ${refund.id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'owed_refund_waits' } });
  await owed.press('win');
  expect(await owed.ledger()).toEqual({ gateway: refund.amount, customer_owed: `-${refund.amount}` });
  expect(await owed.owedNow()).toMatchObject({ state: 'open', waits_for_bank: false, by_bank: '0.00' });
  expect((await owed.takeCredit()).status).toBe(200);
  expect((await owed.guest.referrals()).credit).toBe(refund.amount);
});

test('what the bank has kept counts as paid: nothing is left to choose, and the books are even', async () => {
  const owed = await charged();
  const { refund } = owed;
  await owed.press('take');
  await owed.press('lose');
  expect(await owed.ledger()).toEqual({});
  expect(await owed.owedNow()).toMatchObject({
    state: 'paid_by_bank',
    amount: '0.00',
    by_bank: refund.amount,
    given_at: product.clock.now.toISOString(),
    waits_for_bank: false,
  });
  expect(refusalOf(await owed.takeCredit())).toBe('state_changed');
  expect(refusalOf(await owed.askTransfer())).toBe('state_changed');
  expect(refusalOf(await owed.bear('platform')), 'nobody loses anything').toBe('state_changed');
});

test('a transfer that was asked for waits in the queue; what was ordered before may have left the bank of the platform', async () => {
  const owed = await charged();
  const { refund } = owed;
  await owed.askTransfer();
  await owed.press('take');
  expect(await itemOf(owed)).toMatchObject({ kind: 'transfer', waits_for_bank: true });
  expect(refusalOf(await owed.order())).toBe('state_changed');
  await owed.press('win');
  expect(await itemOf(owed)).toMatchObject({ waits_for_bank: false });
  expect((await owed.order()).status).toBe(200);
  expect((await owed.execute('FT-1234')).status).toBe(200);
  const other = await charged();
  await other.askTransfer();
  await other.order();
  await other.press('take');
  await other.press('lose');
  expect(await itemOf(other), 'nobody knows yet').toBeDefined();
  expect((await other.giveBack('It was not ordered.')).status).toBe(200);
  await product.work();
  expect(await itemOf(other)).toBeUndefined();
  expect(await other.owedNow()).toMatchObject({ state: 'paid_by_bank' });
  expect(await other.ledger()).toEqual({});
  const [accounts] = await product.owner.execute(sql`select count(*)::int from refund_accounts
    where operation_id = ${other.refund.id}`);
  expect(accounts, 'nothing goes to the account any more').toEqual({ count: 0 });
  expect(refund.amount).toBe('538.65');
});

test('a transfer that has left is executed while the bank decides, and somebody bears the loss', async () => {
  const owed = await charged();
  await owed.askTransfer();
  await owed.order();
  await owed.press('take');
  expect((await owed.execute('FT-1236')).status).toBe(200);
  await owed.press('lose');
  const { amount } = owed.refund;
  expect(await owed.ledger()).toEqual({ charged_back: amount, bank: `-${amount}` });
  expect((await owed.bear('platform')).status).toBe(200);
  await product.work();
  expect(await owed.ledger()).toEqual({ losses: amount, bank: `-${amount}` });
});

test('a transfer that comes back after the bank has kept the money is not given again', async () => {
  const owed = await charged();
  await owed.askTransfer();
  await owed.order();
  await owed.execute('FT-1234');
  await owed.press('take');
  await owed.press('lose');
  const { refund } = owed;
  expect(await owed.ledger(), 'it was given before').toEqual({
    charged_back: refund.amount,
    bank: `-${refund.amount}`,
  });
  expect((await owed.bounce('The account is closed.')).status).toBe(200);
  expect(refusalOf(await owed.takeCredit())).toBe('state_changed');
  await product.work();
  expect(await owed.owedNow()).toMatchObject({ state: 'paid_by_bank', by_bank: refund.amount });
  expect(await owed.ledger()).toEqual({});
});

test('a transfer that comes back after somebody has borne the loss is not given again either', async () => {
  const owed = await charged();
  await owed.askTransfer();
  await owed.order();
  await owed.execute('FT-1234');
  await owed.press('take');
  await owed.press('lose');
  expect((await owed.bear('platform')).status).toBe(200);
  await product.work();
  expect(await owed.ledger()).toEqual({ losses: owed.refund.amount, bank: `-${owed.refund.amount}` });
  expect((await owed.bounce('The account is closed.')).status).toBe(200);
  expect(await owed.owedNow(), 'at once').toMatchObject({ state: 'paid_by_bank', by_bank: owed.refund.amount });
  expect(await owed.ledger()).toEqual({});
  expect(refusalOf(await owed.takeCredit())).toBe('state_changed');
});

test('a transfer that is given up after the bank has kept the money is not ordered again', async () => {
  for (const isBorne of [true, false]) {
    const owed = await charged();
    await owed.askTransfer();
    await owed.order();
    await owed.press('take');
    await owed.press('lose');
    if (isBorne) expect((await owed.bear('platform')).status).toBe(200);
    expect((await owed.giveUp()).status).toBe(200);
    expect(refusalOf(await owed.order()), 'at once').toBe('state_changed');
    expect(refusalOf(await owed.bear('platform')), 'what the bank has paid is counted first').toBe('state_changed');
    await product.work();
    expect(await owed.owedNow()).toMatchObject({ state: 'paid_by_bank', by_bank: owed.refund.amount });
    expect(await itemOf(owed)).toBeUndefined();
    expect(await owed.ledger()).toEqual({});
  }
});

test('the database counts as paid at most what is owed, and only once', async () => {
  const owed = await charged();
  const { refund } = owed;
  const change = (set: ReturnType<typeof sql>) =>
    expect(
      product.owner.execute(sql`update owed_refunds set ${set} where operation_id = ${refund.id}`),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
  await change(sql`by_bank = 1`);
  await change(sql`amount = amount - 1`);
  await change(sql`amount = amount - 1, by_bank = by_bank + 1`);
  await change(sql`amount = 0, by_bank = 538.65, state = 'paid_by_bank', chosen_at = now(), given_at = now()`);
  await owed.takeCredit();
  await change(sql`amount = amount - 1, by_bank = by_bank + 1`);
});
