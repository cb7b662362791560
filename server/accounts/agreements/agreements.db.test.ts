import { Me } from '@hirfa/contract/accounts';
import { currentAgreements } from '@hirfa/domain/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { bearer } from '../../testing/accounts.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const ADDRESS = '/api/v1/me/agreements';
const current = () => currentAgreements(product.clock.now);

async function person() {
  const user = await createWorld(product.owner, product.clock.now).user();
  return { ...user, header: await signedIn(product, user.id) };
}
type Somebody = Awaited<ReturnType<typeof person>>;

const meOf = async ({ header }: Pick<Somebody, 'header'>) =>
  Me.parse((await ask(product, 'GET', '/api/v1/me', { headers: await header() })).body);
const accept = async ({ header }: Pick<Somebody, 'header'>, accepted: object[]) =>
  ask(product, 'POST', ADDRESS, { body: { accepted }, headers: await header() });
const rowsOf = (id: string) =>
  product.owner.execute(
    sql`select agreement, version, accepted_at from accepted_agreements where user_id = ${id} order by 1 desc, 2`,
  );
/** As if every agreement had changed since the person accepted it. */
const makeOld = (id: string) =>
  product.owner.execute(sql`update accepted_agreements set version = '0' where user_id = ${id}`);

test('whoever creates an account accepts the versions of that day, which are stored with their instant', async () => {
  const { session } = await newcomer(product);
  const accepted_at = product.clock.now;
  expect(await rowsOf(session.user.id)).toMatchObject(current());
  const rows = await rowsOf(session.user.id);
  expect(rows.map((row) => new Date(String(row['accepted_at'])).getTime())).toEqual(
    current().map(() => accepted_at.getTime()),
  );
  const headers = bearer(session.access_token);
  expect(Me.parse((await ask(product, 'GET', '/api/v1/me', { headers })).body).to_accept).toBeUndefined();
});

test('after a material change a person is asked once, until they accept; what they accepted before stays stored', async () => {
  const mona = await person();
  expect((await meOf(mona)).to_accept).toBeUndefined();
  await makeOld(mona.id);
  expect((await meOf(mona)).to_accept).toEqual(current());
  const [terms, privacy] = current();
  expect((await accept(mona, [{ ...terms }])).body).toEqual({ accepted: true });
  expect((await meOf(mona)).to_accept).toEqual([privacy]);
  for (let times = 0; times < 2; times += 1) expect((await accept(mona, current())).status).toBe(200);
  expect((await meOf(mona)).to_accept).toBeUndefined();
  expect((await rowsOf(mona.id)).map(({ version }) => version)).toEqual(['0', '1', '0', '1']);
});

test('only versions that hold are accepted, and only by somebody who is signed in', async () => {
  const mona = await person();
  await makeOld(mona.id);
  const [terms] = current();
  expect(refusalOf(await accept(mona, [{ ...terms, version: '0' }]))).toBe('state_changed');
  expect(refusalOf(await accept(mona, [{ agreement: 'manners', version: '1' }]))).toBe('invalid_input');
  expect(refusalOf(await accept(mona, []))).toBe('invalid_input');
  const visitor = await ask(product, 'POST', ADDRESS, { body: { accepted: current() } });
  expect(refusalOf(visitor)).toBe('authentication_required');
  expect((await meOf(mona)).to_accept).toEqual(current());
});

test('the database lets people add and read what they accepted themselves, and change nothing of it', async () => {
  const [mona, other] = [await person(), await person()];
  const actor = { kind: 'person' as const, user_id: mona.id, session_id: newId(), roles: ['admin' as const] };
  const scope = { ...product.services.scope(), now: product.clock.now };
  const count = (query: SQL) =>
    asPerson(product.pools.api, actor, scope, async ({ db }) => (await db.execute(query)).length).catch(
      () => 'refused',
    );
  const add = (id: string) => sql`insert into accepted_agreements (user_id, agreement, version, accepted_at)
    values (${id}, 'terms', 'next', now()) returning 1`;
  expect(await count(sql`select 1 from accepted_agreements`)).toBe(current().length);
  expect(await count(add(mona.id))).toBe(1);
  expect(await count(add(other.id))).toBe('refused');
  expect(await count(sql`update accepted_agreements set version = '9' returning 1`)).toBe('refused');
  expect(await count(sql`delete from accepted_agreements returning 1`)).toBe('refused');
});
