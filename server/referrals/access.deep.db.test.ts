import type { ApplicationForm } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createActors } from '../testing/access/actors.ts';
import { type Attempt, whoIsAllowed } from '../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../testing/access/table.ts';
import { createApplicants } from '../testing/applicants.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { createPromotion } from '../testing/referrals/credit.ts';

const product = useProduct();

/** What each actor is answered. Nobody reads or changes what belongs to somebody else. */
const TABLE = readAccessTable(`
                        visitor  customer  other    pending  rejected  verified  other    suspended  former   admin    applicant
getInviter              nothing  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  nothing  nothing
acceptInvitation        sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  nothing  nothing
getReferrals            sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
listInvited             sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
listCredit              sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
takeRefundAsCredit      sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  nothing  nothing
listCampaigns           ok       ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
listPromotions          sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
addPromotion            sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
stopPromotion           sign-in  admin     admin    admin    admin     admin     admin    admin      admin    nothing  nothing
changePromotionBudget   sign-in  admin     admin    admin    admin     admin     admin    admin      admin    nothing  nothing
listRefusedInvitations  sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
getInvitationAmount     sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
changeInvitationAmount  sign-in  admin     admin    admin    admin     admin     admin    admin      admin    state    state
`);

/** The price of somebody else's offer with one's own discounts. */
const PRICES = readAccessTable(`
             visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
getOwnPrice  sign-in  ok        ok     ok       ok        ok        ok     ok         ok      ok     ok
`);

let codes = 0;
const BODIES: Readonly<Record<string, () => object>> = {
  acceptInvitation: () => ({ code: 'NOBODY' }),
  takeRefundAsCredit: () => ({}),
  stopPromotion: () => ({}),
  // Nobody has seen this amount.
  changeInvitationAmount: () => ({ seen: '1.00', flat: '60.00', reason: 'More invitations.' }),
  changePromotionBudget: () => ({ budget: null }),
  addPromotion: () => ({
    code: `CODE${(codes += 1)}`,
    title_en: 'Ten less',
    title_ar: 'خصم',
    is_public: false,
    percent: null,
    flat: '10.00',
    minimum: '0.00',
    maximum: null,
    uses_per_person: 1,
    uses_in_total: null,
    budget: null,
    category_slug: null,
    provider_type: null,
    is_first_booking_only: false,
    stands_together: true,
    starts_at: product.clock.now.toISOString(),
    ends_at: null,
  }),
};

/** What the database lets each actor do with rows of the target, whatever the product asks it. */
const STATEMENTS = readAccessTable(`
                  visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
code              no       yes       no     yes      yes       yes       no     yes        no      no     yes
device            no       yes       no     yes      yes       yes       no     yes        no      no     yes
account           no       yes       no     yes      yes       yes       no     yes        no      no     yes
give              no       no        no     no       no        no        no     no         no      no     no
move              no       no        no     no       no        no        no     no         no      no     no
bind              no       no        no     no       no        no        no     no         no      no     no
invitation        no       yes       no     yes      yes       yes       no     yes        no      yes    yes
promotion         no       no        no     no       no        no        no     no         no      yes    yes
promotion-stop    no       no        no     no       no        no        no     no         no      yes    yes
promotion-spend   no       no        no     no       no        no        no     no         no      no     no
use               no       no        no     no       no        no        no     no         no      no     no
amount            no       no        no     no       no        no        no     no         no      yes    yes
amount-before     no       no        no     no       no        no        no     no         no      no     no
`);

const own =
  (table: string): Attempt['statement'] =>
  (its) =>
    sql`select user_id from ${sql.raw(table)} where user_id = ${its.user_id}`;
const addAmount = (from: Date) => sql`insert into referral_amounts (holds_from, referral_flat_egp)
  values (${from.toISOString()}, 60) returning referral_flat_egp`;
const DONE: Readonly<Record<string, Attempt['statement']>> = {
  code: own('invite_codes'),
  device: own('referral_devices'),
  account: own('credit_accounts'),
  give: (its) => sql`update credit_accounts set balance = 100 where user_id = ${its.user_id} returning user_id`,
  move: (its) => sql`select move_credit(${its.user_id}::uuid, 'earned', 10.00, ${newId()}::uuid, now())`,
  bind: (its) => sql`insert into invitations (invited_id, inviter_id, state, bound_at, changed_at)
    values (${its.user_id}, ${its.user_id}, 'bound', now(), now()) returning invited_id`,
  invitation: (its) => sql`select invited_id from invitations where invited_id = ${its.user_id}`,
  promotion: () => sql`select id from promotion_codes`,
  'promotion-stop': () => sql`update promotion_codes set stopped_at = now() returning id`,
  'promotion-spend': () => sql`update promotion_codes set spent = 0, used = 0 returning id`,
  amount: () => addAmount(product.clock.now),
  'amount-before': () => addAmount(new Date(0)),
  use: () => sql`select booking_id from promotion_uses`,
};

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  await createPromotion(product);
});

test('every call of this room is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^referrals\./).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const answers: Record<string, string> = {};
  for (const actor of await createActors(product, form, 'verified')) {
    const id = row === 'getInviter' ? 'NOBODY' : newId();
    answers[actor.name] = await tryCall(product, row, actor, { id, body: BODIES[row]?.() });
  }
  expect(answers).toEqual(expected);
});

test.each(PRICES)('%s: everybody gets the answer of the table', async (row, expected) => {
  const { offer } = await openMarket(product);
  const answers: Record<string, string> = {};
  for (const actor of await createActors(product, form, 'verified'))
    answers[actor.name] = await tryCall(product, row, actor, { id: offer.id });
  expect(answers).toEqual(expected);
});

test.each(STATEMENTS)('%s: the database allows it to whom the table says', async (row, expected) => {
  const statement = DONE[row];
  if (statement === undefined) throw new Error(`there is no statement ${row}`);
  const before: Attempt['before'] = async (actors) => {
    for (const id of new Set(actors.map(({ its }) => its.user_id))) {
      const now = product.clock.now.toISOString();
      const [exists] = await product.owner.execute(sql`select id from auth.users where id = ${id}`);
      if (exists === undefined) continue;
      await product.owner.execute(sql`insert into invite_codes values (${id}, ${newId().slice(-12)}, ${now})`);
      await product.owner.execute(sql`insert into referral_devices values (${id}, 'a device', ${now})`);
      await product.owner.execute(sql`insert into credit_accounts (user_id) values (${id})`);
      if (row === 'invitation')
        await product.owner.execute(sql`insert into invitations values (${id}, ${id}, 'refused', 'oneself', null, null,
          ${now}, ${now})`);
    }
  };
  expect(await whoIsAllowed(product, { target: 'verified', statement, before }, form)).toEqual(expected);
});
