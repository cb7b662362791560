import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { type PersonServices, notifyPerson } from './notify-person.ts';
import { findAdmins } from './queries.ts';

/** Tells people a notice of whichever room, each once, on the channels that they want. */
export async function sendNotice({
  ctx,
  input: { to, ...news },
}: {
  ctx: WriteCtx & { services: PersonServices };
  input: Notice;
}): Promise<void> {
  const people = 'user_id' in to ? [to.user_id] : (await findAdmins(ctx.db)).filter((id) => id !== to.adminsBut);
  for (const user_id of people) await notifyPerson({ ctx, input: { ...news, user_id } });
}
