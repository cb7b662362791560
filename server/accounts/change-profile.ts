import { DEFAULT_PREFERENCES, type NotificationPreferences } from '@hirfa/domain/notifications';
import type { Database } from '../platform/db.ts';
import { type Ctx, type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { findPreferences, lockProfile, renameUser, updateProfile } from './queries.ts';
import { showProfile } from './show-profile.ts';

interface Asked<Input> {
  ctx: WriteCtx<Person>;
  input: Input;
}

/** Changes how the person's name is written. Names that were stored for others (a provider's) stay as they are. */
export async function changeName({ ctx, input, identities }: Asked<{ full_name: string }> & { identities: Database }) {
  const { user_id } = ctx.actor;
  const profile = await lockProfile(ctx.db, user_id);
  if (profile === undefined) return refuse('PGRST116');
  await showProfile(ctx.db, user_id, { full_name: input.full_name, updated_at: ctx.now }, ctx.now);
  await renameUser(identities, user_id, input.full_name);
  return { full_name: input.full_name, avatar_url: profile.avatar_url };
}

/** How the person hears of things; what they never said is as it is for everybody. */
export async function getPreferences({ ctx }: { ctx: Ctx<Person> }) {
  const kept = await findPreferences(ctx.db, ctx.actor.user_id);
  return kept === undefined ? refuse('PGRST116') : { ...DEFAULT_PREFERENCES, ...kept };
}

export async function changePreferences({
  ctx,
  input,
}: Asked<{ [Name in keyof NotificationPreferences]?: NotificationPreferences[Name] | undefined }>) {
  const { user_id } = ctx.actor;
  const profile = await lockProfile(ctx.db, user_id);
  if (profile === undefined) return refuse('PGRST116');
  const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const notification_preferences: NotificationPreferences = { ...DEFAULT_PREFERENCES, ...profile.notification_preferences, ...said };
  await updateProfile(ctx.db, user_id, { notification_preferences, updated_at: ctx.now });
  return notification_preferences;
}
