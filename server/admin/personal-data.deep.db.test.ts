import { LEAVING } from '@hirfa/domain/accounts';
import { asc, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ChangeRequest } from '@hirfa/contract/providers';
import { auditLog } from '../kernel/tables.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { providerPath } from '../testing/verification.ts';

const product = useProduct();
const ERASED = { erased: true };

/** A provider and a booking about whom an admin has decided, with a mark in every text. */
async function decided() {
  const market = await openMarket(product);
  const { provider } = market;
  const mark = `mark${provider.id.slice(-10)}`;
  const booking = await market.confirmed();
  expect((await market.cancelAsAdmin(booking.id, `They said ${mark}.`)).status).toBe(200);
  await product.work();
  const asked = await market.ask('provider', 'POST', '/api/v1/provider/change-requests', {
    changes: { full_name: `Salma ${mark}` },
  });
  const { id } = ChangeRequest.parse(asked.body);
  await market.ask('admin', 'POST', `/api/v1/admin/change-requests/${id}`, { approve: true, reason: null });
  const suspension = { reason: `Complaints about ${mark}.`, bookings: 'keep' };
  await market.ask('admin', 'POST', providerPath(provider.id, 'suspend'), suspension);
  await product.work();
  const entries = () =>
    product.owner
      .select()
      .from(auditLog)
      .where(inArray(auditLog.entity_id, [provider.id, booking.id]))
      .orderBy(asc(auditLog.action));
  return { ...market, mark, entries };
}

test.each(['provider', 'customer'] as const)(
  'when the account of a %s ends, the audit log keeps who decided what and when, without names and texts',
  async (who) => {
    const { ask, admin, mark, entries } = await decided();
    const before = await entries();
    expect(JSON.stringify(before).split(mark)).toHaveLength(4);
    expect((await ask(who, 'POST', '/api/v1/me/deletion', { word: 'DELETE' })).status).toBe(200);
    product.clock.now = new Date(product.clock.now.getTime() + LEAVING.waitMs);
    await product.work();
    const after = await entries();
    const facts = (rows: typeof before) => rows.map(({ before: _, after: __, ...fact }) => fact);
    expect(facts(after)).toEqual(facts(before));
    expect(after.map(({ actor_id }) => actor_id)).toEqual([admin.id, admin.id, admin.id]);
    expect(after[0]).toMatchObject({
      action: 'booking.cancel',
      before: { status: 'confirmed' },
      after: { status: 'cancelled', note: ERASED },
    });
    if (who === 'customer') return expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[1]).toMatchObject({ before: { full_name: ERASED }, after: { full_name: ERASED } });
    expect(after[2]).toMatchObject({ after: { is_active: false, suspension_reason: ERASED } });
    expect(JSON.stringify(after)).not.toContain(mark);
  },
);

test('nobody changes or deletes an entry of the audit log: the worker only erases values', async () => {
  const { entries } = await decided();
  const [entry] = await entries();
  const changes = [
    sql`action = 'x'`,
    sql`at = now()`,
    sql`after = null`,
    sql`after = '{}'`,
    sql`after = '{"status": "confirmed", "note": "x"}'`,
    sql`after = after || '{"more": {"erased": true}}'`,
    sql`before = '{"note": {"erased": true}}'`,
  ];
  for (const pool of [product.owner, product.pools.worker])
    for (const change of changes)
      await expect(pool.execute(sql`update audit_log set ${change} where id = ${entry?.id}`)).rejects.toMatchObject({
        cause: { code: expect.stringMatching(/^(?:23001|42501)$/) },
      });
  await expect(product.owner.execute(sql`delete from audit_log where id = ${entry?.id}`)).rejects.toMatchObject({
    cause: { code: '23001' },
  });
  const erase = sql`update audit_log set after = erase_fields(after, array['status']) where id = ${entry?.id} returning 1`;
  expect(await product.pools.worker.execute(erase)).toHaveLength(1);
});
