import type { ApplicationForm } from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createActors, type TestActor } from '../testing/access/actors.ts';
import { isAllowed } from '../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../testing/access/table.ts';
import { createApplicants } from '../testing/applicants.ts';
import { IBANS } from '../testing/payouts/sides.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** What each actor is answered; strangers try the payout of somebody else. */
const TABLE = readAccessTable(`
                       visitor  customer  other     pending   rejected  verified  other    suspended  former    admin     applicant
getNextPayout          sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
listOwnPayouts         sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
exportPayoutStatement  sign-in  provider  provider  provider  provider  ok        nothing  ok         provider  provider  ok
printPayoutStatement   sign-in  provider  provider  provider  provider  ok        nothing  ok         provider  provider  ok
getPayoutDesk          sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
listPayouts            sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
listPayoutExports      sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
exportPayouts          sign-in  admin     admin     admin     admin     admin     admin    admin      admin     nothing   nothing
refusePayoutFile       sign-in  admin     admin     admin     admin     admin     admin    admin      admin     nothing   nothing
correctPayout          sign-in  admin     admin     admin     admin     admin     admin    admin      admin     nothing   nothing
listOwedByHand         sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
payByHand              sign-in  admin     admin     admin     admin     admin     admin    admin      admin     state     state
getPayoutFile          sign-in  admin     admin     admin     admin     admin     admin    admin      admin     nothing   nothing
previewPayoutImport    sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
importPayouts          sign-in  admin     admin     admin     admin     admin     admin    admin      admin     state     state
listPayoutTemplates    sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
savePayoutTemplate     sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
removePayoutTemplate   sign-in  admin     admin     admin     admin     admin     admin    admin      admin     nothing   nothing
statePayingAccount     sign-in  admin     admin     admin     admin     admin     admin    admin      admin     ok        ok
`);

/** Whether the database lets each actor do it without the calls. */
const DATABASE_TABLE = readAccessTable(`
                  visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
payout            no       no        no     yes      yes       yes       no     yes        no      yes    yes
entries           no       no        no     yes      yes       yes       no     yes        no      yes    yes
facts             no       no        no     yes      yes       yes       no     yes        no      yes    yes
cut               no       no        no     no       no        no        no     no         no      yes    yes
cut-again         no       no        no     no       no        no        no     no         no      yes    yes
pay-back          no       no        no     no       no        no        no     no         no      no     no
change-amount     no       no        no     no       no        no        no     no         no      no     no
change-account    no       no        no     no       no        no        no     no         no      no     no
change-entry      no       no        no     no       no        no        no     no         no      no     no
delete-sent       no       no        no     no       no        no        no     no         no      no     no
files             no       no        no     no       no        no        no     no         no      yes    yes
change-file       no       no        no     no       no        no        no     no         no      no     no
refuse-file       no       no        no     no       no        no        no     no         no      yes    yes
change-refusal    no       no        no     no       no        no        no     no         no      no     no
refuse-payout     no       no        no     no       no        no        no     no         no      no     no
hand-payment      no       no        no     no       no        no        no     no         no      no     no
details           no       no        no     no       no        no        no     no         no      no     no
template          no       no        no     no       no        no        no     no         no      yes    yes
account           no       no        no     no       no        no        no     no         no      yes    yes
account-change    no       no        no     no       no        no        no     no         no      no     no
`);

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

interface Payouts {
  open: string;
  sent: string;
}

/** Each provider has an open payout and one in a file, past all rules. Ids by provider. */
async function payAll(actors: readonly TestActor[]): Promise<(actor: TestActor) => Payouts> {
  const providers = [...new Set(actors.map(({ its }) => its.provider_id))];
  const ids = new Map(providers.map((id) => [id, { open: newId(), sent: newId() }]));
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [provider_id, { open, sent }] of ids) {
      const file = newId();
      await tx.execute(sql`insert into payout_exports (id, number, kind, format, template_name, payouts, total, created_at)
        select ${file}, 1 + coalesce(max(number), 0), 'iban', 'csv', '', 1, 200, now() from payout_exports`);
      await tx.execute(sql`insert into payout_files (export_id, content) values (${file}, 'IBAN')`);
      await tx.execute(sql`insert into payouts (id, provider_id, week, amount, created_at)
        values (${open}, ${provider_id}, '2026-11-15', 200, now())`);
      await tx.execute(sql`insert into payouts (id, provider_id, week, amount, state, created_at, export_id, reference,
          account_kind, account_number, account_holder, exported_at)
        values (${sent}, ${provider_id}, '2026-11-08', 200, 'exported', now(), ${file}, ${sent}, 'iban', ${IBANS[0]},
          'Salma', now())`);
      await tx.execute(
        sql`insert into payout_entries (payout_id, booking_id, amount) values (${sent}, ${newId()}, 200)`,
      );
    }
  });
  return ({ its }) => ids.get(its.provider_id) ?? { open: newId(), sent: newId() };
}

const forget = () =>
  product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from payout_entries`);
    await tx.execute(sql`delete from payouts`);
  });

test('every call of this room is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^payouts\./).toSorted());
});

const CONFIRMATIONS = 'reference,status\nH0-1,paid\n';
const columns = ['number', 'amount', 'reference'].map((field) => ({ head: field, field, fixed: '' }));
const BODIES: Readonly<Record<string, () => object>> = {
  exportPayouts: () => ({ format: 'csv', template_id: newId() }),
  previewPayoutImport: () => ({ text: CONFIRMATIONS }),
  importPayouts: () => ({ text: CONFIRMATIONS, applied: 1 }),
  refusePayoutFile: () => ({ reason: 'It was damaged.' }),
  correctPayout: () => ({ state: 'paid', reason: 'The bank was wrong.' }),
  payByHand: () => ({ provider_id: newId(), amount: '200.00', reference: 'FT-1', day: '2026-11-01' }),
  savePayoutTemplate: () => ({ name: newId(), kind: 'iban', separator: 'comma', columns }),
  removePayoutTemplate: () => ({}),
  statePayingAccount: () => ({ name: 'Hirfa', number: IBANS[0] }),
};

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const actors = await createActors(product, form, 'verified');
  const payoutsOf = await payAll(actors);
  const isOwn = row.endsWith('Statement');
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const id = isOwn ? payoutsOf(actor).sent : newId();
    answers[actor.name] = await tryCall(product, row, actor, { id, body: BODIES[row]?.() });
  }
  await forget();
  expect(answers).toEqual(expected);
});

const STATEMENTS: Readonly<Record<string, (its: Payouts & { provider_id: string; user_id: string }) => SQL>> = {
  payout: ({ sent }) => sql`select 1 from payouts where id = ${sent}`,
  entries: ({ sent }) => sql`select 1 from payout_entries where payout_id = ${sent}`,
  facts: ({ provider_id }) => sql`select 1 from payout_facts(${provider_id}::uuid)`,
  cut: ({ provider_id, open }) => sql`with again as (delete from payouts where id = ${open} returning provider_id)
    insert into payouts (id, provider_id, week, amount, state, created_at)
    select ${newId()}, ${provider_id}::uuid, '2026-11-01', 200, 'open', now() from again returning 1`,
  'cut-again': ({ open }) => sql`delete from payouts where id = ${open} returning 1`,
  'pay-back': ({ sent }) => sql`update payouts set state = 'open' where id = ${sent} returning 1`,
  'change-amount': ({ open }) => sql`update payouts set amount = 900 where id = ${open} returning 1`,
  'change-account': ({ sent }) => sql`update payouts set account_number = ${IBANS[1]} where id = ${sent} returning 1`,
  'change-entry': ({ sent }) => sql`update payout_entries set amount = 1 where payout_id = ${sent} returning 1`,
  'delete-sent': ({ sent }) => sql`delete from payouts where id = ${sent} returning 1`,
  files: () => sql`select 1 from payout_files limit 1`,
  'refuse-file': ({ sent }) => sql`insert into payout_refusals (export_id, reason, refused_at)
    select export_id, 'It was damaged.', now() from payouts where id = ${sent} returning 1`,
  'change-refusal': () => sql`update payout_refusals set reason = '' returning 1`,
  'refuse-payout': ({ sent }) => sql`update payouts set state = 'refused' where id = ${sent} returning 1`,
  'hand-payment': ({ open }) => sql`update payouts set state = 'paid', paid_at = now() where id = ${open} returning 1`,
  'change-file': () => sql`update payout_files set content = '' returning 1`,
  details: ({ user_id }) => sql`select 1 from payout_details where user_id = ${user_id}`,
  template: () => sql`insert into payout_templates (id, name, kind, separator, columns, changed_at)
    values (${newId()}, 'A', 'iban', 'comma', '[]', now()) returning 1`,
  account: () => sql`insert into paying_accounts (id, name, number, stated_at)
    values (${newId()}, 'Hirfa', ${IBANS[0]}, now()) returning 1`,
  'account-change': () => sql`update paying_accounts set name = 'Me' returning 1`,
};

test.each(DATABASE_TABLE)('the database answers everybody as the table: %s', async (row, expected) => {
  const write = STATEMENTS[row];
  if (write === undefined) throw new Error(`there is no statement ${row}`);
  const actors = await createActors(product, form, 'verified');
  const payoutsOf = await payAll(actors);
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const { provider_id, user_id } = actor.its;
    const statement = () => write({ ...payoutsOf(actor), provider_id, user_id });
    answers[actor.name] = (await isAllowed(product, { target: 'verified', statement }, actor)) ? 'yes' : 'no';
  }
  await forget();
  expect(answers).toEqual(expected);
});
