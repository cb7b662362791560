import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { AccountCtx, PersonCtx } from '../ctx.ts';
import { oneFileAtATime } from '../files-of-people.ts';
import { type Photo, readPhoto, requestPhotoDeletion, storePhoto } from './photo-files.ts';
import { lockProfile } from './queries.ts';
import { showProfile } from './show-profile.ts';

/** Both sizes of an uploaded photo. It takes a second of work, which is limited, and so runs before the transaction. */
export async function preparePhoto({ ctx, input }: { ctx: AccountCtx<Person>; input: { file: Blob } }) {
  const { user_id } = ctx.actor;
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  return oneFileAtATime(ctx, ['photo', user_id], () => readPhoto({ bytes, user_id, log: ctx.services.log }));
}

/** Replaces the person's photo. */
export function setPhoto({ ctx, input }: { ctx: PersonCtx; input: Photo }) {
  return replacePhoto(ctx, () => storePhoto(ctx.services.storage, ctx.actor.user_id, input));
}

export function removePhoto({ ctx }: { ctx: PersonCtx }) {
  return replacePhoto(ctx, async () => '');
}

/**
 * The profile is locked while files are written: a simultaneous deletion of the same photo waits and finds it in use.
 */
async function replacePhoto({ db, actor, now }: WriteCtx<Person>, store: () => Promise<string>) {
  const before = await lockProfile(db, actor.user_id);
  if (before === undefined) return refuse('PGRST116');
  const avatar_url = await store();
  await showProfile({ ctx: { db, now }, input: { user_id: actor.user_id, change: { avatar_url, updated_at: now } } });
  if (before.avatar_url !== avatar_url) await requestPhotoDeletion(db, actor.user_id, before.avatar_url);
  return { full_name: before.full_name, avatar_url };
}
