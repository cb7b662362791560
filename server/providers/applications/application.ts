import {
  type ApplicationForm,
  applicationProblems,
  type ApplicationStep,
  readForm,
  readStep,
  readVerificationStatus,
  verificationAfter,
} from '@hirfa/domain/providers';
import { findProvenPhone } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { type Ctx, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { providerChanged } from '../events.ts';
import { cardsOf, columnsOf, firstForm } from './form-of.ts';
import {
  findAccountName,
  findApplication,
  findAvatar,
  findDocuments,
  findProviderOf,
  findReferences,
  insertProvider,
  lockApplication,
  lockProviderOf,
  raiseVersion,
  type References,
  replaceAreas,
  replaceCards,
  replaceWeek,
  updateProvider,
  upsertApplication,
} from './queries.ts';
import { findForm } from './form-queries.ts';

const isoOf = (at: Date | null | undefined) => at?.toISOString() ?? null;

/**
 * The actor's application: the saved form; that of a verified provider, and one that is not saved, is their provider
 * profile, else the first form.
 */
export async function getApplication({ ctx: { db, actor } }: { ctx: Ctx<Person> }) {
  const { user_id } = actor;
  const [saved, provider, phone_number, documents] = await Promise.all([
    findApplication(db, user_id),
    findProviderOf(db, user_id),
    findProvenPhone(db),
    findDocuments(db, user_id),
  ]);
  const status = provider === undefined ? ('draft' as const) : readVerificationStatus(provider.verification_status);
  const isSaved = saved !== undefined && status !== 'verified';
  return {
    form: isSaved ? readForm(saved.form) : await unsavedForm(db, user_id, provider),
    step: readStep(saved?.step ?? 'type'),
    version: saved?.version ?? 0,
    status,
    reason:
      status === 'rejected' ? (provider?.skill_verification_notes ?? null) : (provider?.suspension_reason ?? null),
    is_active: provider?.is_active ?? false,
    phone_number,
    documents: documents.map((document) => ({ ...document, created_at: document.created_at.toISOString() })),
    sent_at: isoOf(provider?.sent_at),
    decided_at: isoOf(provider?.decided_at),
  };
}

async function unsavedForm(db: Database, userId: string, provider: Awaited<ReturnType<typeof findProviderOf>>) {
  return provider === undefined ? firstForm(await findAccountName(db, userId)) : await findForm(db, provider);
}

interface SaveInput {
  ctx: WriteCtx<Person>;
  input: { form: ApplicationForm; step: ApplicationStep; version: number };
}

/** Saves a form that is based on the stored version, while it can still be sent. */
export async function saveApplication({ ctx: { db, now, actor }, input }: SaveInput) {
  const provider = await findProviderOf(db, actor.user_id);
  if (verificationAfter(provider?.verification_status ?? 'none', 'send') === null) return refuse('state_changed');
  const version = await upsertApplication(db, { user_id: actor.user_id, ...input, now });
  return version === undefined ? refuse('state_changed') : { version };
}

/** Sends the saved form: it becomes, or replaces, the provider profile that admins decide on. 4.11 */
export async function sendApplication({ ctx, input }: { ctx: WriteCtx<Person>; input: { version: number } }) {
  const { db, now, actor } = ctx;
  const saved = await lockApplication(db, actor.user_id);
  const provider = await lockProviderOf(db, actor.user_id);
  const status = verificationAfter(provider?.verification_status ?? 'none', 'send');
  if (saved?.version !== input.version || status === null) return refuse('state_changed');
  const form = readForm(saved.form);
  const references = await findReferences(db, form);
  const refused = await refuseIncomplete(ctx, form, references);
  if (refused !== undefined) return refused;

  // The database lets nobody save a form that was sent.
  await raiseVersion(db, actor.user_id);
  const id = provider?.id ?? newId(now.getTime());
  const avatar_url = await findAvatar(db, actor.user_id);
  const columns = { ...columnsOf(form), avatar_url, verification_status: status, sent_at: now, updated_at: now };
  if (provider === undefined)
    await insertProvider(db, { id, user_id: actor.user_id, ...columns, is_active: false, created_at: now });
  else await updateProvider(db, id, columns);
  await replaceAreas(db, id, form.supports_in_person ? form.service_area_zones : []);
  await replaceWeek(db, id, form.hours);
  await replaceCards(db, id, cardsOf(form, references, id, now));
  await ctx.publish(providerChanged, { provider_id: id, user_id: actor.user_id, event: 'send', reason: null });
  return { status: 'pending' as const };
}

/** The problems of a form that is sent: those that the page shows, and what the catalogue does not have any more. */
async function refuseIncomplete(
  { db, actor }: Ctx<Person>,
  form: ApplicationForm,
  { category, services, areas }: References,
): Promise<Refusal<'invalid_input'> | undefined> {
  const [phone, documents] = await Promise.all([findProvenPhone(db), findDocuments(db, actor.user_id)]);
  const proofs = { has_phone: phone !== null, documents: documents.map(({ kind }) => kind) };
  const isGone = ({ service_slug }: { service_slug: string | null }) =>
    service_slug !== null && !services.some(({ slug }) => slug === service_slug);
  const gone = [
    ...(form.primary_category !== null && category === undefined ? ['primary_category'] : []),
    ...form.cards.flatMap((card, index) => (isGone(card) ? [`cards.${index}.service_slug`] : [])),
    ...(form.service_area_zones.some((area) => !areas.has(area)) ? ['service_area_zones'] : []),
  ];
  const fields = [
    ...applicationProblems(form, proofs).map(({ field, problem }) => ({ path: field, message: problem })),
    ...gone.map((path) => ({ path, message: 'required' })),
  ];
  return fields.length > 0 ? { refused: 'invalid_input', data: { fields } } : undefined;
}
