import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';

const product = useProduct('demo');

const rowsOf = async (query: string) => [...(await product.owner.execute(sql.raw(query)))];

test('the discounts of a booking are what its payment says, and somebody pays each of them', async () => {
  const wrong = await rowsOf(`select payments.booking_id from payments join bookings on bookings.id = booking_id
    where referral_bonus <> coalesce((select sum(amount) from booking_discounts as discount
        where discount.booking_id = payments.booking_id), 0)
      or referral_flat_egp <> coalesce((select amount from booking_discounts as discount
        where discount.booking_id = payments.booking_id and kind = 'invitation'), 0)`);
  const unpaid = await rowsOf(`select kind from booking_discounts as discount where not case kind
    when 'invitation' then exists (select from invitations where booking_id = discount.booking_id and amount = discount.amount)
    when 'credit' then exists (select from credit_entries as entry
      where entry.booking_id = discount.booking_id and kind = 'spent' and entry.amount = -discount.amount)
    else exists (select from promotion_uses as used
      where used.booking_id = discount.booking_id and used.amount = discount.amount) end`);
  expect([wrong, unpaid]).toEqual([[], []]);
  const kinds = await rowsOf(`select distinct kind from booking_discounts order by kind`);
  expect(kinds).toEqual([{ kind: 'credit' }, { kind: 'invitation' }, { kind: 'promotion' }]);
});

test('what the platform pays in the ledger is what settled bookings had as discounts', async () => {
  const wrong = await rowsOf(`select payments.booking_id from payments
    left join ledger_entries as entries on entries.booking_id = payments.booking_id and account = 'promotions'
    where rail_state = 'captured' and held > 0 group by payments.booking_id
    having coalesce(sum(entries.amount), 0) <> referral_bonus`);
  expect(wrong).toEqual([]);
});

test('Nour’s credit is the sum of its movements of four kinds, and was never below zero', async () => {
  const [found] = await rowsOf(`select balance, owed, sum(amount) as entries, count(distinct kind)::int as kinds,
      (select count(*)::int from (select sum(amount) over (order by at, id) as left_over from credit_entries as movement
        where movement.user_id = accounts.user_id) as movements where left_over < 0) as below_zero
    from credit_accounts as accounts join credit_entries using (user_id) join auth.users on users.id = user_id
    where email = 'customer@hirfa.test' group by user_id, balance, owed`);
  expect(found).toEqual({ balance: '50.00', owed: '0.00', entries: '50.00', kinds: 4, below_zero: 0 });
  expect(await rowsOf(`select user_id from credit_accounts`)).toHaveLength(1);
});

test('there are invitations in every state but that of a live booking, refused by the rule and only by it', async () => {
  const states = await rowsOf(`select state, count(*)::int from invitations group by state order by state`);
  expect(states).toEqual([
    { state: 'bound', count: 2 },
    { state: 'earned', count: 3 },
    { state: 'refused', count: 1 },
    { state: 'reversed', count: 1 },
  ]);
  const wrong = await rowsOf(`select invited_id from invitations
    where refused_for is distinct from invitation_refusal(inviter_id, invited_id)`);
  const early = await rowsOf(`select invited_id from invitations join bookings on booker_id = invited_id
    where bookings.created_at < bound_at`);
  expect([wrong, early]).toEqual([[], []]);
});

test('promotion codes have given what their uses say; the running ones are shown, and one has ended', async () => {
  const wrong =
    await rowsOf(`select code from promotion_codes left join promotion_uses on promotion_id = promotion_codes.id
    group by promotion_codes.id
    having used <> count(promotion_id) or spent <> coalesce(sum(promotion_uses.amount), 0)`);
  expect(wrong).toEqual([]);
  const codes = await rowsOf(
    `select code, used > 0 as used, ends_at <= now() as ended from promotion_codes order by code`,
  );
  expect(codes).toMatchObject([
    { code: 'AUTUMN10', used: true, ended: true },
    { code: 'CRAFT20', used: true, ended: false },
    { code: 'FIXIT50' },
    { code: 'HOME75', used: true, ended: false },
    { code: 'SORRY100', ended: false },
    { code: 'WELCOME15', ended: null },
  ]);
});
