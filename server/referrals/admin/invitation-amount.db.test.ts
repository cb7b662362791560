import { InvitationAmount } from '@hirfa/contract/referrals';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createGuest } from '../../testing/referrals/guest.ts';

const product = useProduct();
const ADDRESS = '/api/v1/admin/invitation-amount';
const reason = 'More invitations before the holidays.';

test('an admin changes the amount from now on; who was bound before gets what was promised', async () => {
  const market = await openMarket(product);
  const inviter = await createGuest(product, market, 'Mona Adel Farid');
  const { code } = await inviter.referrals();
  const early = await createGuest(product, market, 'Omar Sameh');
  expect(await early.accept(code)).toBe('bound');
  const read = async () => InvitationAmount.parse((await market.ask('admin', 'GET', ADDRESS)).body);
  const change = (body: object) =>
    market.ask('admin', 'POST', ADDRESS, { seen: '50.00', flat: '70.00', reason, ...body });
  expect(await read()).toMatchObject({ flat: '50.00', default_flat: '50.00' });
  for (const wrong of [{ flat: '1000.01' }, { flat: '-1.00' }, { reason: '' }])
    expect(refusalOf(await change(wrong)), JSON.stringify(wrong)).toBe('invalid_input');

  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  expect((await change({})).body).toMatchObject({ flat: '70.00', holds_from: product.clock.now.toISOString() });
  expect(refusalOf(await change({ flat: '80.00' }))).toBe('state_changed');
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  const late = await createGuest(product, market, 'Hana Adel');
  expect(await late.accept(code)).toBe('bound');
  expect((await early.price()).price.referral_bonus).toBe('50.00');
  expect((await late.price()).price.referral_bonus).toBe('70.00');
  await early.settle(await early.confirm(await early.book()));
  expect(await inviter.referrals()).toMatchObject({ flat: '70.00', credit: '50.00' });

  const log = await market.ask('admin', 'GET', '/api/v1/admin/audit-log?action=invitation_amount.change');
  expect(log.body).toMatchObject({ items: [{ before: { flat: '50.00' }, after: { flat: '70.00', reason } }] });
});
