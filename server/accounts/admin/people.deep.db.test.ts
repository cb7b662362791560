import { Person, PersonSummary } from '@hirfa/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { users } from '../index.ts';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { insertSession } from '../../testing/signed-in.ts';
import { applicantOf, applicantSeen } from '../../testing/verification.ts';
import { findPeople } from './queries.ts';

const product = useProduct();
const Page = z.strictObject({ items: z.array(PersonSummary), next_cursor: z.string().nullable() });
const Entries = z.array(z.object({ action: z.string(), before: z.unknown(), after: z.unknown() }));

let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

const list = async (search: Record<string, string>) =>
  Page.parse((await market.ask('admin', 'GET', `/api/v1/admin/people?${new URLSearchParams(search)}`)).body);
const idsOf = async (search: Record<string, string>) => (await list(search)).items.map(({ id }) => id);
const open = async (id: string) => Person.parse((await market.ask('admin', 'GET', `/api/v1/admin/people/${id}`)).body);
const auditOf = async (id: string) =>
  Entries.parse(
    await product.owner.execute(sql`select action, before, after from audit_log where entity_id = ${id} order by id`),
  );

test('a person is found by the words of a name in any spelling, by e-mail, phone and id', async () => {
  const word = `ز${newId().slice(-8)}`;
  const person = await market.world.user(`إيمان الصاوى ${word}`);
  const other = await market.world.user(`مها السيد ${word}`);
  const phone = `+2010${String(Date.now()).slice(-8)}`;
  await product.owner
    .update(users)
    .set({ phoneNumber: phone, phoneNumberVerified: true })
    .where(eq(users.id, person.id));
  for (const text of [`ايمان ${word}`, `صاوي ${word}`, `${word} ايم`])
    expect(await idsOf({ text })).toEqual([person.id]);
  // Both were made in one millisecond, perhaps: then neither is the newer one.
  expect((await idsOf({ text: word })).toSorted()).toEqual([person.id, other.id].toSorted());
  for (const text of [person.email.toUpperCase(), phone, phone.replace('+2', ''), person.id])
    expect(await idsOf({ text })).toEqual([person.id]);
  for (const text of [`${word}@example.com`, '01012345678', newId(), '!?', person.email.slice(1)])
    expect(await idsOf({ text })).toEqual([]);
});

test('the list has everybody once, newest first, page by page; or admins only', async () => {
  const people = [];
  for (let made = 0; made < 5; made += 1) people.push((await market.world.user(`Page ${market.admin.id}`)).id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.infer<typeof Page> = await list({
      limit: '2',
      text: market.admin.id.slice(-12),
      ...(cursor && { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seen.toSorted()).toEqual(people.toSorted());
  const admins = (await list({ only: 'admins' })).items;
  expect(admins.map(({ id }) => id)).toContain(market.admin.id);
  expect(admins.every(({ is_admin }) => is_admin)).toBe(true);
  expect(await idsOf({ only: 'admins', text: market.customer.id })).toEqual([]);
});

test('a person is opened with masked addresses, their sessions, provider and bookings; the look is in the audit log', async () => {
  const booking = await market.confirmed();
  await insertSession(product, market.customer.id);
  const seen = await open(market.customer.id);
  expect(seen).toMatchObject({
    email: expect.stringMatching(/^.•••@example\.com$/),
    phone_number: null,
    sessions: { open: 2, last_used: product.clock.now.toISOString() },
    provider: null,
    suspension: null,
    open_bookings: [{ id: booking.id, part: 'customer', status: 'confirmed', can_cancel: true }],
    newest_bookings: [{ id: booking.id }],
  });
  expect(JSON.stringify(seen)).not.toContain(market.customer.email);
  expect(await open(market.provider.user_id)).toMatchObject({
    is_provider: true,
    provider: { id: market.provider.id, is_active: true },
    open_bookings: [{ id: booking.id, part: 'provider' }],
  });
  expect(await auditOf(market.customer.id)).toEqual([{ action: 'person.look', before: null, after: null }]);
  const unknown = newId();
  expect(refusalOf(await market.ask('admin', 'GET', `/api/v1/admin/people/${unknown}`))).toBe('not_found');
  expect(await auditOf(unknown)).toEqual([]);
});

test('an applicant is opened with a masked phone number; the look is in the audit log of the person', async () => {
  const applicant = await applicantOf(market);
  const phone = `+2012${String(Date.now()).slice(-8)}`;
  const proven = { phoneNumber: phone, phoneNumberVerified: true };
  await product.owner.update(users).set(proven).where(eq(users.id, applicant.user_id));
  const seen = await applicantSeen(market, applicant.id);
  expect(seen.phone_number).toBe(`+20•••${phone.slice(-2)}`);
  expect(await auditOf(applicant.user_id)).toEqual([
    { action: 'person.look', before: null, after: { provider_id: applicant.id } },
  ]);
  expect(seen.audit, 'looks are no decisions').toEqual([]);
});

test('an address is shown only when it is asked for, and each time is in the audit log', async () => {
  const person = await market.world.user();
  const reveal = (what: string) => market.ask('admin', 'POST', `/api/v1/admin/people/${person.id}/contact`, { what });
  expect((await reveal('email')).body).toEqual({ contact: person.email });
  expect(refusalOf(await reveal('phone_number'))).toBe('not_found');
  expect(await auditOf(person.id)).toEqual([{ action: 'person.reveal', before: null, after: { what: 'email' } }]);
});

test('the lists of people read few rows, however many there are', async () => {
  await product.owner.execute(sql`insert into auth.users (id, name, email, created_at, updated_at)
    select uuidv7(), '', 'many-' || n || '@example.com', now(), now() from generate_series(1, 20000) n`);
  await product.owner.execute(sql`insert into profiles (user_id, full_name, created_at, updated_at)
    select id, 'Many ' || md5(id::text), now() - random() * interval '900 days', now() from auth.users
    where email like 'many-%'`);
  await product.owner.execute(sql`analyze`);
  const at: [number, string] = [product.clock.now.getTime() - 9e9, newId()];
  const many = { patterns: ['% many%'], keys: ['% MN %'], joinedKey: null };
  const nobody = { patterns: ['% nobody%'], keys: ['%NBD%'], joinedKey: '%NBDQQ%' };
  const reads = [
    (db: typeof product.owner) => findPeople(db, {}, null, 25),
    (db: typeof product.owner) => findPeople(db, {}, at, 25),
    (db: typeof product.owner) => findPeople(db, { name: many }, at, 25),
    (db: typeof product.owner) => findPeople(db, { name: nobody }, null, 25),
    (db: typeof product.owner) => findPeople(db, { id: market.customer.id }, null, 25),
    (db: typeof product.owner) => findPeople(db, { only: 'admins' }, null, 25),
    (db: typeof product.owner) => findPeople(db, { only: 'suspended', name: many }, null, 25),
  ];
  for (const read of reads) {
    const rows = await rowsReadBy(product, { userId: market.admin.id, isAdmin: true }, (db) =>
      read(db as typeof product.owner),
    );
    expect(Math.max(...rows)).toBeLessThan(200);
  }
});

test('visitors, and people who are no admins, find nobody by the function of the database', async () => {
  for (const isAdmin of [false, true]) {
    const found: unknown[] = [];
    await rowsReadBy(product, { userId: market.customer.id, isAdmin }, async (db) => {
      found.push(
        ...(await db.execute(sql`select find_named_people(array['% %'], array['% %'], '% %', null, null, 5)`)),
      );
    });
    expect(found.length > 0).toBe(isAdmin);
  }
  const asked = await ask(product, 'GET', '/api/v1/admin/people', {});
  expect(refusalOf(asked)).toBe('authentication_required');
});
