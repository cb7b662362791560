import { AUTH_LOG } from '@hirfa/domain/accounts';
import type { Room } from '../kernel/room.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { forgetAuthCounts } from './auth-event-queries.ts';
import { forgetPhoto } from './change-photo.ts';
import { copyPhoto } from './copy-photo.ts';
import { endAccount } from './end-account.ts';
import { personRegistered } from './events.ts';
import { accountsHandlers } from './handlers.ts';
import { copyPhotoJob, deletePhotoJob, sendAccountMessageJob } from './jobs.ts';
import { END_ACCOUNT } from './leave.ts';
import { sendAccountMessage } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { accountsPersonalData } from './personal-data.ts';
import { forgetStaleProofs } from './proof-queries.ts';

type Work = { ctx: WorkCtx<AccountParts>; input: { id: string } };

const parts = (ctx: WorkCtx<AccountParts>) => ({ ...ctx.services, pool: ctx.db });

export const accountsRoom = {
  name: 'accounts',
  handlers: accountsHandlers,
  events: [personRegistered],
  jobs: [
    { kind: copyPhotoJob, verb: ({ ctx, input }: Work) => copyPhoto(parts(ctx), input.id) },
    { kind: deletePhotoJob, verb: ({ ctx, input }: Work) => forgetPhoto(parts(ctx), input.id) },
    { kind: sendAccountMessageJob, verb: ({ ctx, input }: Work) => sendAccountMessage(ctx.services, input.id, ctx.now) },
  ],
  deadlines: [{ kind: END_ACCOUNT, verb: ({ ctx, input }) => endAccount(parts(ctx), input) }],
  housekeeping: [
    ({ ctx }) => forgetStaleProofs(ctx.services.pools.auth, ctx.now),
    ({ ctx }) => forgetAuthCounts(ctx.services.pools.auth, new Date(ctx.now.getTime() - AUTH_LOG.windowMs)),
  ],
  streams: async ({ ctx }) => [`user:${ctx.actor.user_id}`],
  personalData: accountsPersonalData,
} as const satisfies Room<AccountParts>;
