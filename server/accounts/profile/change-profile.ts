import { changedPreferences, preferencesOf, type SomePreferences } from '@hirfa/domain/notifications';
import { type Ctx, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { PersonCtx } from '../ctx.ts';
import { insertProfile } from '../sessions/queries.ts';
import { findPreferences, lockProfile, renameUser, updateProfile } from './queries.ts';
import { showProfile } from './show-profile.ts';

/**
 * Changes the person's full name; creates a missing profile row. Copies that were stored for others (a provider's) do
 * not change.
 */
export async function changeName({ ctx, input }: { ctx: PersonCtx; input: { full_name: string } }) {
  const { user_id } = ctx.actor;
  await insertProfile(ctx.db, { user_id, created_at: ctx.now, updated_at: ctx.now });
  const profile = await lockProfile(ctx.db, user_id);
  if (profile === undefined) return refuse('PGRST116');
  await showProfile({ ctx, input: { user_id, change: { full_name: input.full_name, updated_at: ctx.now } } });
  await renameUser(ctx.services.pools.auth, user_id, input.full_name);
  return { full_name: input.full_name, avatar_url: profile.avatar_url };
}

/** The person's notification preferences; what they never set has the default value. */
export async function getPreferences({ ctx }: { ctx: Ctx<Person> }) {
  const stored = await findPreferences(ctx.db, ctx.actor.user_id);
  return stored === undefined ? refuse('PGRST116') : preferencesOf(stored);
}

export async function changePreferences({ ctx, input }: { ctx: WriteCtx<Person>; input: SomePreferences }) {
  const { user_id } = ctx.actor;
  const profile = await lockProfile(ctx.db, user_id);
  if (profile === undefined) return refuse('PGRST116');
  const notification_preferences = changedPreferences(preferencesOf(profile.notification_preferences), input);
  await updateProfile(ctx.db, user_id, { notification_preferences, updated_at: ctx.now });
  return notification_preferences;
}
