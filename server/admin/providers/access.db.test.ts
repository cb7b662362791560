import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { providerChangeRequests, providerProfiles } from '../../providers/index.ts';
import { ask } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const REASON = 'The picture of the card is not readable.';

/** Everybody who may try. The target of the calls is another person, except for `admin who is the applicant`. */
const ACTORS = [
  'visitor',
  'customer',
  'applicant',
  'rejected',
  'the provider themselves',
  'another provider',
  'suspended',
  'admin',
  'admin who is the applicant',
  'former admin',
] as const;
type Actor = (typeof ACTORS)[number];

interface Target {
  id: string;
  user_id: string;
  change_request_id: string;
}

interface Attempt {
  /** What the target is before. */
  target: Partial<typeof providerProfiles.$inferInsert>;
  call(target: Target, actorId: string): readonly [method: string, path: string, body?: object];
  /** The same at the database, which an actor must not be able to do without the call. */
  statement?(target: Target, actorId: string): SQL;
  /** The status for an admin, and for one whose own profile it is. */
  admin: number;
  own: number;
}

const of = (id: string) => `/api/v1/admin/providers/${id}`;
const PENDING = { verification_status: 'pending' } as const;
const REJECTED = { verification_status: 'rejected' } as const;
const SUSPENDED = { is_active: false, suspension_reason: REASON } as const;
const set = (change: SQL) => (target: Target) => sql`update provider_profiles set ${change} where id = ${target.id}`;

/** The calls of other rooms about providers and applicants are added here. */
const ATTEMPTS: Record<string, Attempt> = {
  'read an applicant': { target: PENDING, call: ({ id }) => ['GET', of(id)], admin: 200, own: 200 },
  'read the audit log': {
    target: PENDING,
    call: ({ id }) => ['GET', `/api/v1/admin/audit-log?entity_id=${id}`],
    admin: 200,
    own: 200,
  },
  approve: {
    target: PENDING,
    call: ({ id }) => ['POST', `${of(id)}/approve`, {}],
    statement: set(sql`verification_status = 'verified'`),
    admin: 200,
    own: 403,
  },
  'approve with a level': {
    target: PENDING,
    call: ({ id }, approved_by) => [
      'POST',
      '/rest/v1/rpc/approve_provider_with_experience_level',
      { provider_id_param: id, experience_level_param: 'professional', approved_by },
    ],
    statement: set(sql`verification_status = 'verified', experience_level = 'professional'`),
    admin: 200,
    own: 403,
  },
  reject: {
    target: PENDING,
    call: ({ id }) => ['POST', `${of(id)}/reject`, { reason: REASON }],
    statement: set(sql`verification_status = 'rejected'`),
    admin: 200,
    own: 403,
  },
  suspend: {
    target: {},
    call: ({ id }) => ['POST', `${of(id)}/suspend`, { reason: REASON, bookings: 'keep' }],
    statement: set(sql`is_active = false`),
    admin: 200,
    own: 403,
  },
  reinstate: {
    target: SUSPENDED,
    call: ({ id }) => ['POST', `${of(id)}/reinstate`, {}],
    statement: set(sql`is_active = true, suspension_reason = null`),
    admin: 200,
    own: 403,
  },
  'reset a rejected applicant': {
    target: REJECTED,
    call: ({ id }) => ['POST', `${of(id)}/reset`, {}],
    admin: 200,
    own: 403,
  },
  'approve a change': {
    target: {},
    call: ({ change_request_id: id }) => [
      'POST',
      `/api/v1/admin/change-requests/${id}`,
      { approve: true, reason: null },
    ],
    statement: ({ change_request_id: id }, actorId) =>
      sql`update provider_change_requests set status = 'approved', decided_at = now(), decided_by = ${actorId}::uuid where id = ${id}`,
    admin: 200,
    own: 403,
  },
  delete: {
    target: PENDING,
    call: ({ id }) => ['DELETE', of(id)],
    statement: ({ id }) =>
      sql`select 1 from (select delete_provider(${id}::uuid, now()) as deleted) as tried where deleted`,
    admin: 200,
    own: 403,
  },
};

const people = new Map<Actor, { userId: string; header: () => Promise<{ authorization: string }> }>();
let world: ReturnType<typeof createWorld>;

beforeAll(async () => {
  world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const add = async (actor: Actor, userId: string) =>
    people.set(actor, { userId, header: await signedIn(product, userId) });
  await add('customer', (await world.user()).id);
  await add('applicant', (await world.provider(category, PENDING)).user_id);
  await add('rejected', (await world.provider(category, REJECTED)).user_id);
  await add('another provider', (await world.provider(category)).user_id);
  await add('suspended', (await world.provider(category, SUSPENDED)).user_id);
  await add('admin', (await world.admin()).id);
  const former = await world.admin();
  await world.endAdmin(former.id);
  await add('former admin', former.id);
});

/** A new target of an attempt, and who tries: themselves, or one of the people above. */
async function prepare(actor: Actor, given: Attempt['target']) {
  const provider = await world.provider(await world.category(), given);
  const request = { id: newId(), provider_id: provider.id, changes: { full_name: 'Other Name' } };
  await product.owner.insert(providerChangeRequests).values({ ...request, created_at: product.clock.now });
  const isOwn = actor === 'the provider themselves' || actor === 'admin who is the applicant';
  if (actor === 'admin who is the applicant') await world.makeAdmin(provider.user_id);
  const own = { userId: provider.user_id, header: await signedIn(product, provider.user_id) };
  const person = isOwn ? own : people.get(actor);
  return { target: { id: provider.id, user_id: provider.user_id, change_request_id: request.id }, person };
}

function expectedStatus(actor: Actor, { admin, own }: Attempt): number {
  if (actor === 'visitor') return 401;
  if (actor === 'admin') return admin;
  return actor === 'admin who is the applicant' ? own : 403;
}

const cases = Object.entries(ATTEMPTS).flatMap(([what, attempt]) =>
  ACTORS.map((actor) => ({ what, attempt, actor }) as const),
);

test.each(cases)('$what, by the call: $actor', async ({ attempt, actor }) => {
  const { target, person } = await prepare(actor, attempt.target);
  const [method, path, body] = attempt.call(target, person?.userId ?? newId());
  const headers = { ...(await person?.header()), 'idempotency-key': newId() };
  const answer = await ask(product, method, path, { headers, ...(body && { body }) });
  expect(answer.status).toBe(expectedStatus(actor, attempt));
});

const atDatabase = cases.filter(({ attempt, actor }) => attempt.statement !== undefined && actor !== 'visitor');

test.each(atDatabase)('$what, at the database: $actor', async ({ attempt, actor }) => {
  const { target, person } = await prepare(actor, attempt.target);
  if (person === undefined || attempt.statement === undefined) throw new Error('nobody tries nothing');
  const isAdmin = actor === 'admin' || actor === 'admin who is the applicant';
  const who: Person = {
    kind: 'person',
    user_id: person.userId,
    session_id: newId(),
    roles: isAdmin ? ['admin'] : [],
  };
  const before = await stateOf(target);
  const statement = attempt.statement(target, person.userId);
  const tried = asPerson(product.pools.api, who, { now: product.clock.now, subscribers: [] }, ({ db }) =>
    db.execute(statement),
  );
  await tried.catch(() => undefined);
  const isChanged = JSON.stringify(await stateOf(target)) !== JSON.stringify(before);
  expect(isChanged).toBe(actor === 'admin');
});

async function stateOf({ id, change_request_id }: Target) {
  return Promise.all([
    product.owner.select().from(providerProfiles).where(eq(providerProfiles.id, id)),
    product.owner
      .select({ status: providerChangeRequests.status })
      .from(providerChangeRequests)
      .where(eq(providerChangeRequests.id, change_request_id)),
  ]);
}
