import { Person } from '@hirfa/contract/accounts';
import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { bearer, pass, readMail, wrongCode } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const Entries = z.array(
  z.object({ actor_id: z.string(), action: z.string(), before: z.unknown(), after: z.unknown() }),
);

/** An admin who is signed in; each call is one of theirs. */
async function admin() {
  const { id } = await world().admin();
  const header = await signedIn(product, id);
  const act = async (verb: string, about: string, body: object = {}) =>
    ask(product, 'POST', `/api/v1/admin/people/${about}/${verb}`, { body, headers: await header() });
  return { id, header, act };
}

const isAdmin = async (id: string) =>
  (await product.owner.execute(sql`select from user_roles where user_id = ${id} and role = 'admin'`)).length > 0;
const auditOf = async (id: string) =>
  Entries.parse(
    await product.owner.execute(
      sql`select actor_id, action, before, after from audit_log where entity_id = ${id} order by action`,
    ),
  );

test('an admin makes somebody an admin and removes them again; the person is told by mail, the audit log has both', async () => {
  const boss = await admin();
  const person = await newcomer(product);
  const { id } = person.session.user;
  const role = async () => {
    const path = '/rest/v1/rpc/get_current_user_role';
    return (await ask(product, 'POST', path, { body: {}, headers: bearer(person.session.access_token) })).body;
  };
  expect(await role()).toBe('user');
  expect(Person.parse((await boss.act('grant-admin', id)).body)).toMatchObject({ id, is_admin: true });
  expect(await role()).toBe('admin');
  const granted = await readMail(product, person.email);
  expect([granted.subject, granted.text]).toEqual([
    'You are an admin of Hirfa now · أصبحت مديرًا في حِرفة',
    expect.stringContaining(`${product.address}/admin/dashboard`),
  ]);
  expect(refusalOf(await boss.act('grant-admin', id))).toBe('state_changed');
  expect(Person.parse((await boss.act('remove-admin', id)).body)).toMatchObject({ id, is_admin: false });
  expect(await role()).toBe('user');
  expect((await readMail(product, person.email)).subject).toContain('You are no longer an admin of Hirfa');
  expect(refusalOf(await boss.act('remove-admin', id))).toBe('state_changed');
  expect(await auditOf(id)).toEqual([
    { actor_id: boss.id, action: 'person.grant_admin', before: { is_admin: false }, after: { is_admin: true } },
    { actor_id: boss.id, action: 'person.remove_admin', before: { is_admin: true }, after: { is_admin: false } },
  ]);
});

test('an admin with a second factor shows it again for each decision about the role', async () => {
  const person = await newcomer(product);
  const { id } = person.session.user;
  await world().makeAdmin(id);
  const headers = bearer(person.session.access_token);
  const post = (path: string, body: object = {}) => ask(product, 'POST', path, { body, headers });
  const { secret } = z.looseObject({ secret: z.string() }).parse((await post('/api/v1/me/second-factor/start')).body);
  const code = () => shownCode(secret, product.clock.now);
  await post('/api/v1/me/second-factor/confirm', { code: code() });
  pass(product, SECOND_FACTOR.periodMs);
  const other = (await world().user()).id;
  const decide = (verb: string, proof: object) => post(`/api/v1/admin/people/${other}/${verb}`, proof);
  expect(refusalOf(await decide('grant-admin', {}))).toBe('second_factor_required');
  expect(refusalOf(await decide('grant-admin', { code: wrongCode(code()) }))).toBe('invalid_code');
  expect(await isAdmin(other)).toBe(false);
  const used = code();
  expect((await decide('grant-admin', { code: used })).status).toBe(200);
  expect(refusalOf(await decide('remove-admin', { code: used }))).toBe('invalid_code');
  expect([await isAdmin(other), (await auditOf(other)).length]).toEqual([true, 1]);
  pass(product, SECOND_FACTOR.periodMs);
  expect((await decide('remove-admin', { code: code() })).status).toBe(200);
});

test('nobody decides about their own role, so that the last admin stays', async () => {
  const boss = await admin();
  expect(refusalOf(await boss.act('remove-admin', boss.id))).toBe('own_profile');
  expect(refusalOf(await boss.act('grant-admin', boss.id))).toBe('own_profile');
  expect([await isAdmin(boss.id), await auditOf(boss.id)]).toEqual([true, []]);
});

test('of two admins who remove each other at the same time exactly one stays, in each of ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await admin(), await admin()];
    const answers = await Promise.all([one.act('remove-admin', other.id), other.act('remove-admin', one.id)]);
    const refused = answers.filter(({ status }) => status !== 200).map(refusalOf);
    expect(refused).toEqual(['admin_required']);
    expect([await isAdmin(one.id), await isAdmin(other.id)].filter(Boolean)).toHaveLength(1);
  }
});

test('the database lets nobody change roles except by its function, and the function no one who is no admin', async () => {
  const [boss, person] = [await admin(), await world().user()];
  const asAdmin = (id: string) => {
    const settings = { 'hirfa.user_id': id, 'hirfa.is_admin': 'true' };
    return <Answer>(work: (db: Database) => Promise<Answer>) => product.pools.api.transaction(work, settings);
  };
  for (const change of [
    sql`insert into user_roles (user_id, role, created_at) values (${person.id}, 'admin', now())`,
    sql`delete from user_roles where user_id = ${boss.id}`,
  ])
    await expect(asAdmin(boss.id)((db) => db.execute(change))).rejects.toMatchObject({ cause: { code: '42501' } });
  const grant = sql`select change_admin(${boss.id}, false, now()) as outcome`;
  expect(await asAdmin(person.id)((db) => db.execute(grant))).toEqual([{ outcome: 'admin_required' }]);
  expect(await isAdmin(boss.id)).toBe(true);
});

test('a granted or removed role closes the open sockets of the person at once; they come back with their new streams', async () => {
  const boss = await admin();
  const person = await newcomer(product);
  async function listen() {
    const socket = io(product.address, {
      transports: ['websocket'],
      reconnection: false,
      auth: { token: person.session.access_token },
    });
    onTestFinished(() => void socket.close());
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const streams = await new Promise<string[]>((resolve) =>
      socket.once('positions', (positions) => resolve(Object.keys(positions))),
    );
    return { closed, joinsAdmins: streams.includes('admins') };
  }
  const before = await listen();
  await boss.act('grant-admin', person.session.user.id);
  expect(await before.closed).toBe('io server disconnect');
  const between = await listen();
  await boss.act('remove-admin', person.session.user.id);
  expect(await between.closed).toBe('io server disconnect');
  const after = await listen();
  expect([before.joinsAdmins, between.joinsAdmins, after.joinsAdmins]).toEqual([false, true, false]);
});
