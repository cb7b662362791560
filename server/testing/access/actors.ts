import { createHash } from 'node:crypto';
import { type ApplicationForm, type DocumentKind, REQUIRED_DOCUMENTS } from '@hirfa/domain/providers';
import { eq, sql } from 'drizzle-orm';
import { profiles, userRoles, users } from '../../accounts/index.ts';
import type { Person } from '../../kernel/verb.ts';
import { mails } from '../../notifications/index.ts';
import { newId } from '../../platform/ids.ts';
import {
  documentLooks,
  documentUploads,
  providerApplications,
  providerChangeRequests,
  providerDocuments,
  providerProfiles,
} from '../../providers/index.ts';
import type { TestProduct } from '../product.ts';
import { signedIn } from '../signed-in.ts';

/** Everybody who may try a call, in the order of the columns of a table of accesses; admins, who may most, are last. */
export const ACTORS = [
  'visitor',
  'customer',
  'other customer',
  'pending',
  'rejected',
  'verified',
  'other verified',
  'suspended',
  'former admin',
  'admin',
  'admin and applicant',
] as const;
export type Actor = (typeof ACTORS)[number];

/** They try what belongs to somebody else: to the target. The rest try what is their own. */
const STRANGERS: readonly Actor[] = ['visitor', 'other customer', 'other verified', 'former admin', 'admin'];

/** How far a person is on the way to a provider. */
const STATES = {
  draft: null,
  pending: { verification_status: 'pending', is_active: false },
  rejected: { verification_status: 'rejected', is_active: false },
  verified: { verification_status: 'verified', is_active: true },
  suspended: { verification_status: 'verified', is_active: false, suspension_reason: 'Complaints of customers.' },
} as const;
export type State = keyof typeof STATES;

/** What a person has; who has no provider profile has ids of nothing. */
export interface Belongings {
  user_id: string;
  provider_id: string;
  change_request_id: string;
  document_id: string;
  upload_id: string;
  mail_id: string;
  /** Of a mail with a link for a new password. */
  secret_mail_id: string;
  /** Of an address for one look at the document. */
  token: string;
  state: State;
}

export interface TestActor {
  name: Actor;
  /** Null for a visitor. */
  person: Person | null;
  header: () => Promise<Record<string, string>>;
  isStranger: boolean;
  /** Those of the target for strangers, else their own. */
  its: Belongings;
}

/**
 * Eleven actors with everything of their own, and a target in a state, which strangers try. The admin who is an
 * applicant is in the same state as the target.
 */
export async function createActors(product: TestProduct, form: ApplicationForm, state: State): Promise<TestActor[]> {
  const states: Partial<Record<Actor, State>> = {
    pending: 'pending',
    rejected: 'rejected',
    verified: 'verified',
    'other verified': 'verified',
    suspended: 'suspended',
    'admin and applicant': state,
  };
  const target = belongingsOf(state);
  const own: ReadonlyMap<Actor, Belongings> = new Map(
    ACTORS.filter((name) => name !== 'visitor').map((name) => [name, belongingsOf(states[name] ?? 'draft')]),
  );
  const all = [target, ...own.values()];
  await insertPeople(product, all);
  await insertApplications(product, form, all);
  await insertRoles(product, own);
  await insertMails(product, all);
  return ACTORS.map((name): TestActor => {
    const mine = own.get(name);
    const isStranger = STRANGERS.includes(name);
    const its = mine === undefined || isStranger ? target : mine;
    if (mine === undefined) return { name, person: null, header: async () => ({}), isStranger, its };
    const roles: Person['roles'] = name === 'admin' || name === 'admin and applicant' ? ['admin'] : [];
    const person: Person = { kind: 'person', user_id: mine.user_id, session_id: newId(), roles };
    return { name, person, header: signInLater(product, mine.user_id), isStranger, its };
  });
}

/** The database is tried without a session. */
function signInLater(product: TestProduct, userId: string) {
  let session: ReturnType<typeof signedIn> | undefined;
  return async () => (await (session ??= signedIn(product, userId)))();
}

function belongingsOf(state: State): Belongings {
  const [user_id, provider_id, change_request_id] = [newId(), newId(), newId()];
  const files = { document_id: newId(), upload_id: newId(), token: newId() };
  return { user_id, provider_id, change_request_id, ...files, mail_id: newId(), secret_mail_id: newId(), state };
}

let phones = 0;

async function insertPeople({ owner, clock: { now } }: TestProduct, all: readonly Belongings[]): Promise<void> {
  const accounts = all.map(({ user_id }) => {
    phones += 1;
    const phone = { phoneNumber: `+2011${String(10_000_000 + phones)}`, phoneNumberVerified: true };
    const person = { id: user_id, name: 'Salma Abdel Rahman', email: `${user_id}@example.com`, emailVerified: true };
    return { ...person, ...phone, createdAt: now, updatedAt: now };
  });
  const names = { full_name: 'Salma Abdel Rahman', created_at: now, updated_at: now };
  await owner.insert(users).values(accounts);
  await owner.insert(profiles).values(all.map(({ user_id }) => ({ user_id, ...names })));
}

/** Everybody has a form, documents, an upload and a look; who has a profile has an open change request, too. */
async function insertApplications(
  { owner, clock: { now } }: TestProduct,
  form: ApplicationForm,
  all: readonly Belongings[],
): Promise<void> {
  const hasProfile = all.filter(({ state }) => state !== 'draft');
  const names = { full_name: 'Salma Abdel Rahman', display_name_en: 'Salma A.', display_name_ar: 'سلمى ع.' };
  const profile = { ...names, hourly_rate: '250.00', created_at: now, updated_at: now, sent_at: now };
  const skill: DocumentKind = 'skill_verification_document_url';
  await owner
    .insert(providerProfiles)
    .values(hasProfile.map(({ user_id, provider_id: id, state }) => ({ ...profile, id, user_id, ...STATES[state] })));
  await owner.insert(providerChangeRequests).values(
    hasProfile.map(({ change_request_id: id, provider_id }) => {
      const changes = { full_name: 'Salma Kamal' };
      return { id, provider_id, changes, created_at: now };
    }),
  );
  await owner.insert(providerApplications).values(
    all.map(({ user_id }) => {
      const step = 'review' as const;
      return { user_id, form, step, version: 1, created_at: now, updated_at: now };
    }),
  );
  await owner.insert(providerDocuments).values(
    all.flatMap(({ user_id, document_id }) =>
      REQUIRED_DOCUMENTS.map((kind, index) => {
        const row = { id: index === 0 ? document_id : newId(), user_id, kind, purpose: 'application' as const };
        return { ...row, pages: 1, file_hash: newId(), pixel_hash: newId(), created_at: now };
      }),
    ),
  );
  await owner.insert(documentUploads).values(
    all.map(({ user_id, upload_id: id }) => {
      return { id, user_id, kind: skill, purpose: 'application' as const, size: 10, created_at: now };
    }),
  );
  await owner.insert(documentLooks).values(
    all.map(({ user_id: viewer_id, document_id, token }) => {
      const expires_at = new Date(now.getTime() + 60_000);
      return { token_hash: hashOf(token), document_id, page: 1, viewer_id, expires_at };
    }),
  );
}

async function insertMails({ owner, clock: { now } }: TestProduct, all: readonly Belongings[]): Promise<void> {
  const content = { subject: 'A mail', text: 'Hello', html: '<p>Hello</p>', created_at: now, sent_at: now };
  await owner
    .insert(mails)
    .values(all.map(({ user_id, mail_id: id }) => ({ id, user_id, event_key: `test:${id}`, ...content })));
  for (const { user_id, secret_mail_id } of all)
    await owner.execute(sql`insert into auth.account_messages (id, kind, recipient, created_at, expires_at)
      values (${secret_mail_id}, 'password_reset', ${`${user_id}@example.com`}, ${now}, ${now})`);
}

/** The former admin loses the role after the sign-in. */
async function insertRoles({ owner, clock }: TestProduct, own: ReadonlyMap<Actor, Belongings>): Promise<void> {
  const admins = (['admin', 'admin and applicant', 'former admin'] as const).map(
    (name) => own.get(name)?.user_id ?? '',
  );
  const rows = admins.map((user_id) => ({ user_id, role: 'admin' as const, created_at: clock.now }));
  await owner.insert(userRoles).values(rows);
  await owner.delete(userRoles).where(eq(userRoles.user_id, admins.at(-1) ?? ''));
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Without an open request another one can be made. */
export const closeRequests = (product: TestProduct) =>
  product.owner.execute(sql`update provider_change_requests set status = 'withdrawn', decided_at = now()
    where status = 'open'`);
