import type { Room } from '../kernel/room.ts';
import { adminOfAccountsHandlers } from './admin/handlers.ts';
import { deviceUsed, personRegistered } from './events.ts';
import { accountsHandlers } from './handlers.ts';
import { copyPhotoJob, deletePhotoJob, sendAccountMessageJob } from './jobs.ts';
import { END_ACCOUNT } from './leaving/deletion.ts';
import { endAccount } from './leaving/end-account.ts';
import { sendAccountMessage } from './mails/send-account-message.ts';
import { accountsPersonalData } from './personal-data.ts';
import { copyPhoto } from './profile/copy-photo.ts';
import { deletePhoto } from './profile/delete-photo.ts';
import { ownPhoto, photoOf } from './profile/photo-files.ts';
import { accountsRetention } from './retention.ts';
import type { AccountServices } from './services.ts';

export const accountsRoom = {
  name: 'accounts',
  handlers: accountsHandlers,
  admin: adminOfAccountsHandlers,
  events: [deviceUsed, personRegistered],
  jobs: [
    { kind: copyPhotoJob, verb: ({ ctx, input }) => copyPhoto({ ctx, input: { user_id: input.id } }) },
    { kind: deletePhotoJob, verb: ({ ctx, input }) => deletePhoto({ ctx, input: photoOf(input.id) }) },
    {
      kind: sendAccountMessageJob,
      verb: ({ ctx, input }) => sendAccountMessage({ ctx, input: { message_id: input.id } }),
    },
  ],
  deadlines: [
    { kind: END_ACCOUNT, verb: ({ ctx, input }) => endAccount({ ctx, input: { user_id: input.entity_id } }) },
  ],
  retention: accountsRetention,
  streams: async ({ ctx }) => [`user:${ctx.actor.user_id}`],
  personalData: accountsPersonalData,
  personalFiles: [ownPhoto],
} as const satisfies Room<AccountServices>;
