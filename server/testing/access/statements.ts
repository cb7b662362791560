import { type SQL, sql } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { ApplicationForm } from '@hirfa/domain/providers';
import { type Belongings, createActors, type State, type TestActor } from './actors.ts';
import type { TestProduct } from '../product.ts';
import { tryStatement } from './try-statement.ts';

/** What a call does in the database. */
export interface Attempt {
  /** The state of the target and of the admin who is an applicant. */
  target: State;
  /** What the call does to what it is about; `me` is who tries. */
  statement: (its: Belongings, me: string) => SQL;
  before?: (actors: readonly TestActor[]) => Promise<unknown>;
}

/** Whether the database lets an actor do it. */
export const isAllowed = async (product: TestProduct, { statement }: Attempt, { person, its }: TestActor) =>
  (await tryStatement(product, person, statement(its, person?.user_id ?? newId()))) === 'yes';

/** Each actor with whether the database lets them do it. */
export async function whoIsAllowed(product: TestProduct, attempt: Attempt, form: ApplicationForm) {
  const actors = await createActors(product, form, attempt.target);
  await attempt.before?.(actors);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = (await isAllowed(product, attempt, actor)) ? 'yes' : 'no';
  return answers;
}

/** Statements of several calls; each answers a row where it finds or changes one. */
export const profile = (what: SQL) => (its: Belongings) =>
  sql`update provider_profiles set ${what}, updated_at = now() where id = ${its.provider_id} returning 1`;
export const request = (what: SQL) => (its: Belongings, me: string) =>
  sql`update provider_change_requests set ${what}, decided_at = now(), decided_by = ${me}
    where id = ${its.change_request_id} returning 1`;
export const uploadOf = (purpose: string) => (its: Belongings) =>
  sql`insert into document_uploads (id, user_id, kind, purpose, size, created_at)
    values (${newId()}, ${its.user_id}, 'proof_url', ${purpose}, 10, now()) returning 1`;
export const look = (its: Belongings, viewer: string) =>
  sql`insert into document_looks (token_hash, document_id, page, viewer_id, expires_at)
    values (${newId()}, ${its.document_id}, 1, ${viewer}, now()) returning 1`;
export const entry = (its: Belongings, actor: string) =>
  sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, before, after)
    values (${newId()}, now(), ${actor}, 'provider.approve', 'provider', ${its.provider_id}, '{}', '{}') returning 1`;
export const ownRow = (its: Belongings) => sql`select 1 from provider_profiles where id = ${its.provider_id}`;

const calendar = (set: SQL): Attempt => ({
  target: 'verified',
  statement: (its) => sql`insert into provider_calendars (provider_id) values (${its.provider_id})
    on conflict (provider_id) do update set ${set} returning 1`,
});
/** The calls for hours, for being online and for calendars elsewhere. */
export const availabilityAttempts: Readonly<Record<string, Attempt>> = {
  getAvailability: { target: 'verified', statement: ownRow },
  saveAvailability: {
    target: 'verified',
    statement: (its) => sql`insert into provider_day_exceptions (id, provider_id, day, kind)
      values (${newId()}, ${its.provider_id}, current_date + (random() * 9999)::int, 'off') returning 1`,
  },
  setOnline: {
    target: 'verified',
    statement: (its) => sql`insert into provider_dashboard_status (provider_id, is_online, last_online_at, updated_at)
      values (${its.provider_id}, true, now(), now())
      on conflict (provider_id) do update set is_online = excluded.is_online returning 1`,
  },
  renewFeed: calendar(sql`feed_token = ${newId()}`),
  removeFeed: calendar(sql`feed_token = null`),
  importCalendar: calendar(sql`import_address = 'https://calendar.example/mine.ics'`),
  removeImportedCalendar: calendar(sql`import_address = null`),
};

/** What somebody else does for the target before an admin tries. */
const forTarget = (product: TestProduct, statement: (userId: string) => SQL) => (actors: readonly TestActor[]) =>
  product.owner.execute(statement(actors.find(({ name }) => name === 'admin')?.its.user_id ?? ''));
const asRole = (userId: string) =>
  sql`insert into user_roles (user_id, role, created_at) values (${userId}, 'admin', now())`;
const asSuspended = (userId: string) =>
  sql`insert into account_suspensions (user_id, reason, suspended_at) values (${userId}, 'fraud', now()) returning 1`;

/** The mails that the product has sent. */
const outboxAttempts: Readonly<Record<string, Attempt>> = {
  listOutbox: { target: 'pending', statement: (_, me) => sql`select 1 from mails where user_id <> ${me}` },
  getOutboxMail: { target: 'pending', statement: (its) => sql`select text from mails where id = ${its.mail_id}` },
  'getOutboxMail:change': {
    target: 'pending',
    statement: (its) => sql`update mails set sent_at = null where id = ${its.mail_id} returning 1`,
  },
  'getOutboxMail:secret': {
    target: 'pending',
    statement: (its) => sql`select 1 from auth.account_messages where id = ${its.secret_mail_id}`,
  },
};

/** The figures of the marketplace. */
const figureAttempts: Readonly<Record<string, Attempt>> = {
  getDashboard: { target: 'pending', statement: () => sql`select 1 from daily_revenue` },
  'getDashboard:areas': { target: 'pending', statement: () => sql`select 1 from daily_area_jobs` },
  'getDashboard:counted': { target: 'pending', statement: () => sql`select 1 from counted_bookings` },
  listPayments: { target: 'pending', statement: () => sql`select 1 from payments` },
  exportFigures: { target: 'pending', statement: () => sql`select 1 from payments` },
};

const FIND_SALMA = sql`select find_named_people(array['% salma%'], array['%SLM%'], '%SLM%', null, null, 1)`;

/** The calls of people and power. */
const peopleAttempts = (product: TestProduct): Readonly<Record<string, Attempt>> => ({
  exportTable: { target: 'pending', statement: () => FIND_SALMA },
  listPeople: { target: 'pending', statement: () => FIND_SALMA },
  getPerson: { target: 'pending', statement: (its) => sql`select 1 from profiles where user_id = ${its.user_id}` },
  revealContact: { target: 'pending', statement: (its) => sql`select email from auth.users where id = ${its.user_id}` },
  grantAdmin: {
    target: 'pending',
    statement: (its) => sql`select 1 where change_admin(${its.user_id}, true, now()) = 'changed'`,
  },
  removeAdmin: {
    target: 'pending',
    before: forTarget(product, asRole),
    statement: (its) => sql`select 1 where change_admin(${its.user_id}, false, now()) = 'changed'`,
  },
  'removeAdmin:directly': {
    target: 'pending',
    before: forTarget(product, asRole),
    statement: (its) => sql`delete from user_roles where user_id = ${its.user_id} returning 1`,
  },
  suspendPerson: { target: 'pending', statement: (its) => asSuspended(its.user_id) },
  reinstatePerson: {
    target: 'pending',
    before: forTarget(product, asSuspended),
    statement: (its) => sql`delete from account_suspensions where user_id = ${its.user_id} returning 1`,
  },
});

const decision = (its: Belongings, admin: string) =>
  sql`insert into queue_decisions (id, kind, entity_id, decision, decided_by, created_at, takes_effect_at)
    values (${newId()}, 'application', ${its.provider_id}, 'reject', ${admin}, now(), now()) returning 1`;
const failingJob = sql`select 1 from failing_jobs(1, '{}', true, null, null, null, '{}', 1) as job`;

/** The work queue. */
const queueAttempts = (product: TestProduct): Readonly<Record<string, Attempt>> => {
  const failOnce = async () => {
    await product.owner.execute(sql`select 1 from graphile_worker.add_job('notify', job_key => ${newId()}) as job`);
    await product.owner.execute(sql`update graphile_worker._private_jobs
      set attempts = 25, last_error = 'x', run_at = 'infinity'`);
  };
  const decide = async (actors: readonly TestActor[]) => {
    const admin = actors.find(({ name }) => name === 'admin');
    if (admin) await product.owner.execute(decision(admin.its, admin.person?.user_id ?? ''));
  };
  return {
    listQueue: { target: 'pending', before: failOnce, statement: () => failingJob },
    decideLater: { target: 'pending', statement: decision },
    'decideLater:for-another': { target: 'pending', statement: (its) => decision(its, newId()) },
    runJobAgain: {
      target: 'pending',
      before: failOnce,
      statement: () => sql`${failingJob} where run_job_again(job.id)`,
    },
    undoDecision: {
      target: 'pending',
      before: decide,
      statement: () => sql`delete from queue_decisions returning 1`,
    },
  };
};

const changed = () => sql`update bookings set version = version + 1 returning 1`;

/** Bookings of others. */
const bookingAttempts: Readonly<Record<string, Attempt>> = {
  listAllBookings: { target: 'pending', statement: () => sql`select 1 from bookings` },
  getAnyBooking: { target: 'pending', statement: () => sql`select 1 from payment_attempts` },
  cancelAnyBooking: { target: 'pending', statement: changed },
  decideDispute: { target: 'pending', statement: changed },
  noteEvidence: { target: 'pending', statement: changed },
  bearChargeback: { target: 'pending', statement: changed },
  startAnyBooking: { target: 'pending', statement: changed },
  allowSecondVisit: { target: 'pending', statement: changed },
};

const addedArea = () => sql`insert into service_areas (id, slug, city, name_en, name_ar, position)
  values (${newId()}, 'an-area', 'giza', 'x', 'x', 999) returning 1`;

/** The catalogue, which everybody reads. */
const catalogueAttempts: Readonly<Record<string, Attempt>> = {
  getWholeCatalogue: { target: 'pending', statement: () => sql`select 1 from categories` },
  addEntry: { target: 'pending', statement: addedArea },
  changeEntry: { target: 'pending', statement: () => sql`update categories set name_en = 'x' returning 1` },
  removeEntry: {
    target: 'pending',
    statement: () => sql`select 1 from categories where slug = 'unused' and remove_entry('category', id)`,
  },
  moveEntry: { target: 'pending', statement: () => sql`update categories set position = position + 1 returning 1` },
  listMissedSearches: { target: 'pending', statement: () => sql`select 1 from missed_searches` },
  addTradeWords: { target: 'pending', statement: () => sql`update categories set trade_words = 'x' returning 1` },
  dismissMissedSearch: { target: 'pending', statement: () => sql`delete from missed_searches returning 1` },
};

const newRate = (created: SQL) => () =>
  sql`insert into settings (id, name, value, holds_from, created_at)
  values (${newId()}, 'vat_rate', 0.2, now() + interval '9 days', ${created}) returning 1`;
const newHours = (created: SQL) => () =>
  sql`insert into support_hours (id, weekdays, from_minute, to_minute, holds_from, created_at)
    values (${newId()}, '{1}', 0, 60, now() + interval '9 days', ${created}) returning 1`;

const newCashLimit = (holdsFrom: SQL) => () =>
  sql`insert into cash_limits (id, amount, holds_from) values (${newId()}, 1000, ${holdsFrom}) returning 1`;

const newOperator = () =>
  sql`insert into operator_details (id, holds_from, legal_name_en, legal_name_ar, address_en, address_ar,
      commercial_register, tax_number, contact_email, contact_phone)
    values (${newId()}, now(), 'Hirfa', 'حِرفة', '', '', '', '', '', '') returning 1`;

/** Settings, which everybody reads: only admins change them, and not without the time at which they did. */
const settingAttempts = (product: TestProduct): Readonly<Record<string, Attempt>> => ({
  getSettings: {
    target: 'pending',
    statement: () => sql`select 1 from support_hours`,
    before: () => product.owner.execute(newHours(sql`now()`)()),
  },
  addRate: { target: 'pending', statement: newRate(sql`now()`) },
  'addRate:undated': { target: 'pending', statement: newRate(sql`null`) },
  removeRate: {
    target: 'pending',
    statement: () => sql`delete from settings returning 1`,
    before: () => product.owner.execute(newRate(sql`now()`)()),
  },
  setCashLimit: { target: 'pending', statement: newCashLimit(sql`actor_time()`) },
  'setCashLimit:later': { target: 'pending', statement: newCashLimit(sql`actor_time() + interval '1 day'`) },
  stateOperator: { target: 'pending', statement: newOperator },
  'stateOperator:change': {
    target: 'pending',
    statement: () => sql`update operator_details set contact_phone = '1' returning 1`,
    before: () => product.owner.execute(newOperator()),
  },
  addHours: { target: 'pending', statement: newHours(sql`now()`) },
  'addHours:undated': { target: 'pending', statement: newHours(sql`null`) },
  removeHours: { target: 'pending', statement: () => sql`delete from support_hours returning 1` },
});

/** The search of everything. */
const searchAttempts: Readonly<Record<string, Attempt>> = {
  searchEverything: { target: 'pending', statement: (_, me) => sql`select 1 from profiles where user_id <> ${me}` },
};

/** Work in the background. */
const workAttempts: Readonly<Record<string, Attempt>> = {
  listJobs: { target: 'pending', statement: () => sql`select 1 from count_jobs(10)` },
  listWebhooks: { target: 'pending', statement: () => sql`select id from webhooks` },
  'listWebhooks:bodies': { target: 'pending', statement: () => sql`select body from webhooks` },
};

/** The calls of the test tools. */
const testToolAttempts: Readonly<Record<string, Attempt>> = {
  getTestTools: { target: 'pending', statement: () => sql`select 1 from bookings` },
  adminDeleteBookingById: {
    target: 'pending',
    statement: () =>
      sql`insert into deleted_bookings (booking_id, asked_at) select id, now() from bookings limit 1 returning 1`,
  },
  getBookingDeletion: { target: 'pending', statement: () => sql`select 1 from deleted_bookings` },
  resetTestData: { target: 'pending', statement: () => sql`delete from bookings returning 1` },
};

/** What admins do besides verifying. */
export const adminAttempts = (product: TestProduct): Readonly<Record<string, Attempt>> => ({
  ...outboxAttempts,
  ...figureAttempts,
  ...peopleAttempts(product),
  ...queueAttempts(product),
  ...bookingAttempts,
  ...catalogueAttempts,
  ...settingAttempts(product),
  ...searchAttempts,
  ...workAttempts,
  ...testToolAttempts,
});
