import { answer, calls } from '../kernel/calls.ts';
import { isRefusal } from '../kernel/verb.ts';
import { readPhoto, removePhoto, setPhoto } from './change-photo.ts';
import { changeName, changePreferences, getPreferences } from './change-profile.ts';
import { changeSubscription } from './change-subscription.ts';
import { exportData } from './export-data.ts';
import { getLeaving, leave, stay } from './leave.ts';
import { takeLimits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { accountReplies, whoAsks } from './replies.ts';

const room = calls.accounts;

/** The calls by which people keep their own account. */
export function profileHandlers(parts: AccountParts) {
  const { say } = accountReplies(parts);
  return {
    changeMe: room.changeMe.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => changeName({ ctx, input, identities: parts.pools.auth }))),
    ),
    putPhoto: room.putPhoto.handler(async ({ context, input }) => {
      // Before the work that a stranger should not be able to cause.
      const { user_id } = await whoAsks(context);
      say(context, await takeLimits(parts, [['photo', user_id]], context.now));
      const photo = await readPhoto(new Uint8Array(await input.arrayBuffer()));
      return isRefusal(photo) ? answer(photo) : answer(await context.person((ctx) => setPhoto(ctx, parts.storage, photo)));
    }),
    removePhoto: room.removePhoto.handler(async ({ context }) => answer(await context.person(removePhoto))),
    getNotificationPreferences: room.getNotificationPreferences.handler(async ({ context }) =>
      answer(await context.person((ctx) => getPreferences({ ctx }))),
    ),
    changeNotificationPreferences: room.changeNotificationPreferences.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => changePreferences({ ctx, input }))),
    ),
    getLeaving: room.getLeaving.handler(async ({ context }) => answer(await context.person((ctx) => getLeaving({ ctx, parts })))),
    leave: room.leave.handler(async ({ context, input }) => say(context, await context.person((ctx) => leave({ ctx, parts, input })))),
    stay: room.stay.handler(async ({ context }) => answer(await context.person((ctx) => stay({ ctx, parts })))),
    exportMe: room.exportMe.handler(async ({ context }) => answer(await context.person((ctx) => exportData({ ctx, parts })))),
    getSubscription: room.getSubscription.handler(async ({ input }) => answer(await changeSubscription(parts, input.token))),
    changeSubscription: room.changeSubscription.handler(async ({ input }) =>
      answer(await changeSubscription(parts, input.token, input.email_enabled)),
    ),
  };
}
