import { PayoutDetails } from '@hirfa/contract/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const ADDRESS = '/api/v1/provider/payout-details';
const IBAN = 'EG380019000500000000263180002';
const OF_A_KNOWN_BANK = 'EG620003013851716566851000170';
const Answer = z.object({ details: PayoutDetails.nullable(), names: z.array(z.string()) });

test('a person says where to be paid, reads only the last digits, and replaces it', async () => {
  const market = await openMarket(product);
  const read = async () => Answer.parse((await market.ask('provider', 'GET', ADDRESS)).body).details;
  expect(await read()).toBeNull();
  const typed = 'eg38 0019 0005 0000 0000 2631 8000 2';
  await market.ask('provider', 'PUT', ADDRESS, { kind: 'iban', number: typed, holder: ' Salma Kamal ' });
  const changed_at = product.clock.now.toISOString();
  expect(await read()).toEqual({ kind: 'iban', last_digits: '0002', bank: null, holder: 'Salma Kamal', changed_at });
  const [row] = await product.owner.execute(sql`select number from payout_details
    where user_id = ${market.provider.user_id}`);
  expect(row).toEqual({ number: IBAN });
  await market.ask('provider', 'PUT', ADDRESS, { kind: 'wallet', number: '٠١٠ ١٢٣٤ ٥٦٧٨', holder: 'Salma' });
  expect(await read()).toEqual({ kind: 'wallet', last_digits: '5678', bank: null, holder: 'Salma', changed_at });
  await market.ask('provider', 'PUT', ADDRESS, { kind: 'iban', number: OF_A_KNOWN_BANK, holder: 'Salma' });
  expect(await read()).toMatchObject({ last_digits: '0170', bank: '0003' });
  expect(Answer.parse((await market.ask('customer', 'GET', ADDRESS)).body)).toEqual({ details: null, names: [] });
});

test('the names of the documents are those of a verified provider', async () => {
  const market = await openMarket(product);
  const read = async () => Answer.parse((await market.ask('provider', 'GET', ADDRESS)).body).names;
  const { user_id } = market.provider;
  await product.owner.execute(sql`update provider_profiles set full_name = 'Salma Kamal', full_name_ar = 'سلمى كمال'
    where user_id = ${user_id}`);
  expect(await read()).toEqual(['Salma Kamal', 'سلمى كمال']);
  await product.owner.execute(sql`update provider_profiles set verification_status = 'pending', is_active = false,
    is_community_provider = false, is_trusted_provider = false where user_id = ${user_id}`);
  expect(await read()).toEqual([]);
});

test('a change needs a recent sign-in, and is told by mail without the number', async () => {
  const market = await openMarket(product);
  const save = (number: string) =>
    market.ask('provider', 'PUT', ADDRESS, { kind: 'iban', number, holder: 'Salma Kamal' });
  product.clock.now = new Date(product.clock.now.getTime() + 11 * 60_000);
  expect((await save(IBAN)).status, 'the first one').toBe(200);
  expect(refusalOf(await save('EG540019000500000000263180005'))).toBe('fresh_sign_in_required');
  const header = await signedIn(product, market.provider.user_id);
  const wallet = { kind: 'wallet', number: '01012345678', holder: 'Salma Kamal' };
  expect((await market.ask('provider', 'PUT', ADDRESS, wallet, await header())).status).toBe(200);
  await product.work();
  const told = await product.owner.execute(sql`select title_en, message_en, message_ar from notifications
    where user_id = ${market.provider.user_id} and type = 'payout_account_changed'`);
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).toContain('5678');
  expect(JSON.stringify(told) + product.logged.join('')).not.toMatch(/1012345678|EG\d{10}/);
});

test.each([
  [{ kind: 'iban', number: 'EG380019000500000000263180003', holder: 'Salma' }, 'number'],
  [{ kind: 'iban', number: IBAN, holder: ' ' }, 'holder'],
  [{ kind: 'wallet', number: '02 2345 6789', holder: 'Salma' }, 'number'],
  [{ kind: 'wallet', number: '01012345678', holder: '' }, 'holder'],
])('%o is refused at its field, and nothing is stored', async (details, path) => {
  const market = await openMarket(product);
  const refused = await market.ask('provider', 'PUT', ADDRESS, details);
  expect([refused.status, refusalOf(refused)]).toEqual([400, 'invalid_input']);
  expect(refused.body).toMatchObject({ data: { fields: [{ path }] } });
  expect(Answer.parse((await market.ask('provider', 'GET', ADDRESS)).body).details).toBeNull();
});

test('the database refuses an account that is none, and keeps wallets whose holder was never asked', async () => {
  const market = await openMarket(product);
  const insert = (kind: string, number: string, holder: string) =>
    product.owner.execute(sql`insert into payout_details (user_id, kind, number, holder, changed_at)
      values (${market.provider.user_id}, ${kind}, ${number}, ${holder}, now())`);
  const refused = { cause: { constraint: 'payout_details_number' } };
  await expect(insert('iban', 'DE89370400440532013000', 'Salma')).rejects.toMatchObject(refused);
  await expect(insert('iban', IBAN, '')).rejects.toMatchObject(refused);
  await expect(insert('wallet', '01012345678', '')).rejects.toMatchObject(refused);
  await insert('wallet', '+201012345678', '');
});
