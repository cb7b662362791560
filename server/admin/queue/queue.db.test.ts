import { UNDO_MS } from '@hirfa/domain/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue, type TestQueue } from '../../testing/queue.ts';
import { applicantOf, providerPath, providerRow } from '../../testing/verification.ts';

const product = useProduct();
const REASON = 'The picture of the card is not readable.';
const reject = (entity_id: string) => ({ kind: 'application' as const, entity_id, decision: 'reject', reason: REASON });
const statusOf = async (id: string) => (await providerRow(product, id)).verification_status;
const isListed = async (queue: TestQueue, id: string) => (await queue.all()).some((item) => item.id === id);

/** A provider asks for a change. */
async function changeOf({ market }: TestQueue): Promise<string> {
  const changes = { full_name: 'Salma Kamal Nour' };
  const answer = await market.ask('provider', 'POST', '/api/v1/provider/change-requests', { changes });
  return String((answer.body as { id: string }).id);
}

test('what is to be decided first comes first, page by page, of all kinds or of one', async () => {
  const queue = await openQueue(product);
  const before = (await queue.list()).counts;
  const sent = (minutes: number) => new Date(product.clock.now.getTime() - minutes * 60_000);
  const ids: string[] = [];
  for (const minutes of [30, 90, 60])
    ids.push((await applicantOf(queue.market, { sent_at: sent(minutes), created_at: sent(minutes) })).id);
  const change = await changeOf(queue);
  const own = (items: readonly { id: string }[]) =>
    items.flatMap(({ id }) => ([...ids, change].includes(id) ? id : []));
  expect(own(await queue.all())).toEqual([ids[1], ids[2], ids[0], change]);
  expect(own(await queue.all({ limit: '1' }))).toEqual([ids[1], ids[2], ids[0], change]);
  expect(own(await queue.all({ kind: 'change', limit: '2' }))).toEqual([change]);
  const due = (await queue.all()).map(({ due_at }) => due_at);
  expect(due).toEqual(due.toSorted());
  const { counts } = await queue.list();
  expect([counts.application, counts.change]).toEqual([(before.application ?? 0) + 3, (before.change ?? 0) + 1]);
});

test('a decision takes effect after ten seconds, in the name of its admin; until then nobody sees the item', async () => {
  const queue = await openQueue(product);
  const { id } = await applicantOf(queue.market);
  const made = await queue.decide(reject(id));
  expect(Date.parse(made.takes_effect_at) - product.clock.now.getTime()).toBe(UNDO_MS);
  expect([await statusOf(id), await isListed(queue, id)]).toEqual(['pending', false]);
  expect((await queue.list('dina')).undoable).toEqual([]);
  expect((await queue.list()).undoable).toEqual([made]);
  await queue.pass(UNDO_MS - 1);
  expect(await statusOf(id)).toBe('pending');
  await queue.pass(1);
  expect(await providerRow(product, id)).toMatchObject({
    verification_status: 'rejected',
    skill_verification_notes: REASON,
  });
  expect((await queue.list()).undoable).toEqual([]);
  expect(refusalOf(await queue.undo(made.id))).toBe('state_changed');
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${id}`);
  expect(log.body).toMatchObject({
    items: [
      { action: 'provider.reject', actor_id: queue.market.admin.id, after: { verification_status: 'rejected' } },
      { action: 'queue.decide', actor_id: queue.market.admin.id, after: { what: 'reject' } },
    ],
  });
});

test('a decision that was taken back never takes effect, and the item is in its place again', async () => {
  const queue = await openQueue(product);
  const change = await changeOf(queue);
  const made = await queue.decide({ kind: 'change', entity_id: change, decision: 'reject', reason: REASON });
  expect(await isListed(queue, change)).toBe(false);
  expect(refusalOf(await queue.undo(made.id, 'dina'))).toBe('state_changed');
  expect((await queue.undo(made.id)).body).toEqual({ undone: true });
  await queue.pass(UNDO_MS);
  expect(await isListed(queue, change)).toBe(true);
  await queue.decide({ kind: 'change', entity_id: change, decision: 'reject', reason: REASON }, 'dina');
  await queue.pass(UNDO_MS);
  const own = await queue.market.ask('provider', 'GET', '/api/v1/provider/change-request');
  expect(own.body).toMatchObject({ change_request: { status: 'rejected', reason: REASON } });
});

test('of two admins who decide about the same at once, one does', async () => {
  const queue = await openQueue(product);
  const { id } = await applicantOf(queue.market);
  const approve = () => queue.call('dina', 'POST', providerPath(id, 'approve'), {});
  const answers = await Promise.all([
    queue.tryToDecide('hany', reject(id)),
    queue.tryToDecide('dina', reject(id)),
    approve(),
    queue.tryToDecide('dina', reject(id)),
    queue.tryToDecide('hany', reject(id)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(refusalOf(answer)).toBe('state_changed');
  const wasApproved = answers[2].status === 200;
  expect(refusalOf(await approve())).toBe('state_changed');
  await queue.pass(UNDO_MS);
  expect(await statusOf(id)).toBe(wasApproved ? 'verified' : 'rejected');
});

test('undo and effect at the same moment: one of them happens', async () => {
  const queue = await openQueue(product);
  for (let round = 0; round < 8; round += 1) {
    const { id } = await applicantOf(queue.market);
    const made = await queue.decide(reject(id));
    const [undone] = await Promise.all([queue.undo(made.id), queue.pass(UNDO_MS)]);
    expect(await statusOf(id)).toBe(undone.status === 200 ? 'pending' : 'rejected');
  }
});

test('the decision of somebody who is no admin any more takes no effect, and the log says so', async () => {
  const queue = await openQueue(product);
  const { id } = await applicantOf(queue.market);
  await queue.decide(reject(id), 'dina');
  await product.owner.execute(sql`delete from user_roles where user_id = ${queue.dina.id} and role = 'admin'`);
  await queue.pass(UNDO_MS);
  expect([await statusOf(id), await isListed(queue, id)]).toEqual(['pending', true]);
  expect(product.logged.some((line) => line.includes('a decision took no effect'))).toBe(true);
});

test('what can not be decided is refused: a wrong kind, no reason, no such thing, and oneself', async () => {
  const queue = await openQueue(product);
  const { id } = await applicantOf(queue.market);
  const refused = async (wrong: object) => refusalOf(await queue.tryToDecide('hany', { ...reject(id), ...wrong }));
  expect(await refused({ decision: 'hide' })).toBe('invalid_input');
  expect(await refused({ reason: null })).toBe('invalid_input');
  expect(await refused({ entity_id: newId() })).toBe('not_found');
  expect(await refused({ kind: 'change' })).toBe('not_found');
  const own = await applicantOf(queue.market, { user_id: queue.market.admin.id });
  expect(await refused({ entity_id: own.id })).toBe('own_profile');
});

test('the database refuses a second decision, one in the name of another admin, and a change of what is decided', async () => {
  const queue = await openQueue(product);
  const { id } = await applicantOf(queue.market);
  await queue.decide(reject(id));
  const asDina = (query: ReturnType<typeof sql>) => {
    const dina = queue.dina.id;
    const actor = { kind: 'person' as const, user_id: dina, session_id: dina, roles: ['admin' as const] };
    const scope = { now: product.clock.now, subscribers: [] };
    return asPerson(product.pools.api, actor, scope, ({ db }) => db.execute(query)).then(
      (rows) => rows.length,
      (error: unknown) => databaseCode(error),
    );
  };
  const insert = (entity: string, admin: string) =>
    asDina(sql`insert into queue_decisions (id, kind, entity_id, decision, decided_by, created_at, takes_effect_at)
      values (${newId()}, 'application', ${entity}, 'reject', ${admin}, now(), now())`);
  expect(await insert(id, queue.dina.id)).toBe('23505');
  expect(await insert(newId(), queue.market.admin.id)).toBe('42501');
  expect(await asDina(sql`delete from queue_decisions where entity_id = ${id} returning id`)).toBe(0);
  expect(await asDina(sql`update provider_profiles set verification_status = 'verified' where id = ${id}`)).toBe(
    '23001',
  );
});
