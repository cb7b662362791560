import type { ApplicationForm } from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createActors, type TestActor } from '../../testing/access/actors.ts';
import { isAllowed } from '../../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../../testing/access/table.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** What each actor is answered; strangers try the card of somebody else. */
const TABLE = readAccessTable(`
                 visitor  customer  other    pending  rejected  verified  other    suspended  former   admin    applicant
listSavedCards   sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
removeSavedCard  sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  nothing  ok
`);

/** Whether the database lets each actor do it without the calls. */
const DATABASE_TABLE = readAccessTable(`
                 visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
card             no       yes       no     yes      yes       yes       no     yes        no      no     yes
token            no       no        no     no       no        no        no     no         no      no     no
add              no       no        no     no       no        no        no     no         no      no     no
change           no       no        no     no       no        no        no     no         no      no     no
remove           no       yes       no     yes      yes       yes       no     yes        no      no     yes
removed          no       no        no     no       no        no        no     no         no      no     no
`);

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

/** Each person has a card. Ids by person. */
async function saveAll(actors: readonly TestActor[]): Promise<(actor: TestActor) => string> {
  const ids = new Map([...new Set(actors.map(({ its }) => its.user_id))].map((id) => [id, newId()]));
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate saved_cards, saved_card_tokens`);
    for (const [user_id, id] of ids)
      await tx.execute(sql`with card as (
          insert into saved_cards (id, user_id, adapter, instrument, brand, last_digits, created_at, used_at)
          values (${id}, ${user_id}, 'sandbox', 'a', 'Visa', '4242', now(), now()))
        insert into saved_card_tokens (card_id, adapter, token) values (${id}, 'sandbox', ${`card_${id}`})`);
  });
  return ({ its }) => ids.get(its.user_id) ?? newId();
}

test('every call about saved cards is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^payments\..*SavedCard/).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const actors = await createActors(product, form, 'verified');
  const cardOf = await saveAll(actors);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = await tryCall(product, row, actor, { id: cardOf(actor) });
  expect(answers).toEqual(expected);
});

const STATEMENTS: Readonly<Record<string, (card: string, owner: string) => SQL>> = {
  card: (card) => sql`select last_digits from saved_cards where id = ${card}`,
  token: (card) => sql`select token from saved_card_tokens where card_id = ${card}`,
  add: (_, owner) => sql`insert into saved_cards (id, user_id, adapter, instrument, brand, last_digits,
      created_at, used_at)
    values (${newId()}, ${owner}, 'sandbox', 'b', 'Visa', '4242', now(), now()) returning 1`,
  change: (card) => sql`update saved_cards set used_at = now() where id = ${card} returning 1`,
  remove: (card) => sql`delete from saved_cards where id = ${card} returning 1`,
  removed: () => sql`select 1 from removed_cards limit 1`,
};

test.each(DATABASE_TABLE)('the database answers everybody as the table: %s', async (row, expected) => {
  const write = STATEMENTS[row];
  if (write === undefined) throw new Error(`there is no statement ${row}`);
  const actors = await createActors(product, form, 'verified');
  const cardOf = await saveAll(actors);
  await product.owner.execute(sql`insert into removed_cards (id, adapter, token) values (${newId()}, 'sandbox', 'a')`);
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const statement = () => write(cardOf(actor), actor.its.user_id);
    answers[actor.name] = (await isAllowed(product, { target: 'verified', statement }, actor)) ? 'yes' : 'no';
  }
  expect(answers).toEqual(expected);
});
