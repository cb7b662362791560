import type { ApplicationForm } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createActors, type TestActor } from '../../testing/access/actors.ts';
import { type Attempt, whoIsAllowed } from '../../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../../testing/access/table.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** What each actor is answered; strangers read and remove what is their own, so that the target keeps theirs. */
const TABLE = readAccessTable(`
                  visitor  customer  other    pending  rejected  verified  other    suspended  former   admin    applicant
listFavourites    sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
listFavouriteIds  sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
saveFavourite     sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
removeFavourite   sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
mergeFavourites   sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
`);

/** What the database lets each actor do with what the target has saved, whatever the product asks it. */
const STATEMENTS = readAccessTable(`
            visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
read        no       yes       no     yes      yes       yes       no     yes        no      no     yes
remove      no       yes       no     yes      yes       yes       no     yes        no      no     yes
add         no       no        no     no       no        no        no     no         no      no     no
save        no       yes       no     yes      yes       yes       no     yes        no      no     yes
tell        no       no        no     no       no        no        no     no         no      no     no
look        no       no        no     no       no        no        no     no         no      no     no
`);

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

/** A provider with a page, whom the target and everybody with something of their own has saved. */
async function saveForAll(actors: readonly TestActor[]): Promise<string> {
  const [row] = await product.owner.execute<{ id: string }>(
    sql`select id from provider_profiles where user_id = ${actors.find(({ name }) => name === 'verified')?.its.user_id}`,
  );
  for (const id of new Set(actors.map(({ its }) => its.user_id)))
    await product.owner.execute(sql`insert into favourites (user_id, provider_id, saved_at, waits)
      values (${id}, ${row?.id}, now(), false) on conflict do nothing`);
  return row?.id ?? '';
}

test('every call about favourites is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^discovery\.\w*Favourite/).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table, and the target keeps theirs', async (row, expected) => {
  const actors = await createActors(product, form, 'verified');
  const id = await saveForAll(actors);
  const target = actors.find(({ name }) => name === 'other customer')?.its.user_id ?? '';
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const body = row === 'mergeFavourites' ? { ids: [id] } : undefined;
    answers[actor.name] = await tryCall(product, row, actor, { id, body });
  }
  expect(answers).toEqual(expected);
  const kept = await product.owner.execute(sql`select provider_id as id from favourites where user_id = ${target}`);
  expect(kept).toEqual([{ id }]);
});

test('nobody reads what somebody else has saved', async () => {
  const actors = await createActors(product, form, 'verified');
  const id = await saveForAll(actors);
  for (const actor of actors.filter(({ person, isStranger }) => person !== null && isStranger)) {
    const { address } = product;
    const answer = await fetch(`${address}/api/v1/me/favourites`, { headers: await actor.header() });
    expect([actor.name, (await answer.text()).includes(id)]).toEqual([actor.name, false]);
  }
});

const DONE: Readonly<Record<string, Attempt['statement']>> = {
  read: (its) => sql`select 1 from favourites where user_id = ${its.user_id}`,
  remove: (its) => sql`delete from favourites where user_id = ${its.user_id} returning 1`,
  add: (its) => sql`insert into favourites (user_id, provider_id, saved_at, waits)
    select ${its.user_id}, id, now(), true from public_providers limit 1 returning 1`,
  // Whoever asks, it saves for the actor alone.
  save: (its) => sql`select 1 from save_favourites(array[${newId()}::uuid], now()), favourites
    where user_id = ${its.user_id}`,
  tell: (its) => sql`update favourites set told_at = now(), waits = null where user_id = ${its.user_id} returning 1`,
  look: () => sql`select 1 from public_providers, look_at_favourites(id, now(), 1)`,
};

test.each(STATEMENTS)('%s: the database allows it to whom the table says', async (row, expected) => {
  const statement = DONE[row];
  if (statement === undefined) throw new Error(`there is no statement ${row}`);
  expect(await whoIsAllowed(product, { target: 'verified', statement, before: saveForAll }, form)).toEqual(expected);
});
