import type { ApplicationForm } from '@hirfa/domain/providers';
import { addDays, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createActors, type TestActor } from '../../testing/access/actors.ts';
import { type Attempt, whoIsAllowed } from '../../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../../testing/access/table.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { useProduct } from '../../testing/product.ts';
import { openFullDay, WAITS } from './testing/waiting.ts';

const product = useProduct();

/** What each actor is answered; strangers try to remove what the target waits for, which stays. */
const TABLE = readAccessTable(`
             visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
listWaits    sign-in  ok        ok     ok       ok        ok        ok     ok         ok      ok     ok
waitForTime  sign-in  ok        ok     ok       ok        ok        ok     ok         ok      ok     ok
stopWaiting  sign-in  ok        ok     ok       ok        ok        ok     ok         ok      ok     ok
`);

/** What the database lets each actor do with what the target waits for, whatever the product asks it. */
const STATEMENTS = readAccessTable(`
        visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
read    no       yes       no     yes      yes       yes       no     yes        no      no     yes
view    no       yes       no     yes      yes       yes       no     yes        no      no     yes
remove  no       yes       no     yes      yes       yes       no     yes        no      no     yes
add     no       no        no     no       no        no        no     no         no      no     no
wait    no       yes       no     yes      yes       yes       no     yes        no      no     yes
tell    no       no        no     no       no        no        no     no         no      no     no
lock    no       no        no     no       no        no        no     no         no      no     no
told    no       no        no     no       no        no        no     no         no      no     no
decide  no       no        no     no       no        no        no     no         no      no     no
count   no       no        no     no       no        no        no     no         no      no     no
`);

let form: ApplicationForm;
let full: Awaited<ReturnType<typeof openFullDay>>;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  full = await openFullDay(product);
});

/** The target and everybody with something of their own waits for one day; the id of each entry is the person's. */
async function waitForAll(actors: readonly TestActor[]): Promise<void> {
  const { market, day } = full;
  for (const id of new Set(actors.map(({ its }) => its.user_id)))
    await product.owner.execute(sql`insert into waitlist (id, user_id, provider_id, service_card_id, mode, day, part,
        ends_at, created_at, since)
      values (${id}, ${id}, ${market.provider.id}, ${market.offer.id}, 'in_person', ${day}, 'any',
        ${startOfDay(addDays(day, 1)).toISOString()}::timestamptz, now(), now()) on conflict do nothing`);
}

test('every call of those who wait is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^bookings\.(listWaits|waitForTime|stopWaiting)$/).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table, and the target still waits', async (row, expected) => {
  const actors = await createActors(product, form, 'verified');
  await waitForAll(actors);
  const target = actors.find(({ name }) => name === 'other customer')?.its.user_id ?? '';
  const wish = { service_card_id: full.market.offer.id, mode: 'in_person', part: 'any', day: full.day };
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const body = row === 'waitForTime' ? wish : undefined;
    answers[actor.name] = await tryCall(product, row, actor, { id: actor.its.user_id, body });
  }
  expect(answers).toEqual(expected);
  const kept = await product.owner.execute(sql`select id from waitlist where user_id = ${target}`);
  expect(kept).toEqual([{ id: target }]);
});

test('nobody reads what somebody else waits for', async () => {
  const actors = await createActors(product, form, 'verified');
  await waitForAll(actors);
  for (const actor of actors.filter(({ person, isStranger }) => person !== null && isStranger)) {
    const answer = await fetch(product.address + WAITS, { headers: await actor.header() });
    expect([actor.name, await answer.json()]).toEqual([actor.name, { items: [] }]);
  }
});

const wish = () =>
  JSON.stringify({
    id: newId(),
    service_card_id: full.market.offer.id,
    mode: 'in_person',
    day: addDays(full.day, 1),
    part: 'any',
    ends_at: startOfDay(addDays(full.day, 2)).toISOString(),
  });

const DONE: Readonly<Record<string, Attempt['statement']>> = {
  read: (its) => sql`select 1 from waitlist where user_id = ${its.user_id}`,
  view: (its) => sql`select 1 from own_waits where user_id = ${its.user_id}`,
  remove: (its) => sql`delete from waitlist where user_id = ${its.user_id} returning 1`,
  add: (its) => sql`insert into waitlist (id, user_id, provider_id, service_card_id, mode, day, part, ends_at,
      created_at, since)
    select uuidv7(), user_id, provider_id, service_card_id, mode, day + 1, part, ends_at, created_at, since
    from waitlist where user_id = ${its.user_id} returning 1`,
  // Whoever asks, it waits for the actor alone.
  wait: (its) => sql`select 1 from wait_for_time(${wish()}::jsonb, now()), waitlist where user_id = ${its.user_id}`,
  tell: (its) => sql`update waitlist set waits = true, since = now() where user_id = ${its.user_id} returning 1`,
  lock: () => sql`select 1 from lock_waiting(${full.market.provider.id}, now())`,
  told: (its) => sql`select 1 from told_of_time(${its.user_id})`,
  decide: () => sql`select 1 from decide_turns_again(${full.market.provider.id})`,
  count: () => sql`select 1 from waiting_for_days(${full.day}, ${full.day}, now())`,
};

test.each(STATEMENTS)('%s: the database allows it to whom the table says', async (row, expected) => {
  const statement = DONE[row];
  if (statement === undefined) throw new Error(`there is no statement ${row}`);
  expect(await whoIsAllowed(product, { target: 'verified', statement, before: waitForAll }, form)).toEqual(expected);
});
