import type { AccountWorkCtx } from './ctx.ts';
import { accountsHandlers } from './handlers.ts';
import { purgeAccounts } from './housekeeping.ts';
import { END_ACCOUNT } from './leaving/deletion.ts';
import { endAccount } from './leaving/end-account.ts';
import { sendAccountMessage } from './mails/send-account-message.ts';
import { accountsPersonalData } from './personal-data.ts';
import { copyPhoto } from './profile/copy-photo.ts';
import { deletePhoto } from './profile/delete-photo.ts';
import { photoOf } from './profile/photo-files.ts';

interface Work {
  ctx: AccountWorkCtx;
  input: { entity_id: string };
}

/** All that the rest of the product must know of this room. */
export const accountsRoom = {
  handlers: accountsHandlers,
  jobs: {
    copy_photo: ({ ctx, input }: Work) => copyPhoto({ ctx, input: { user_id: input.entity_id } }),
    remove_photo: ({ ctx, input }: Work) => deletePhoto({ ctx, input: photoOf(input.entity_id) }),
    send_account_message: ({ ctx, input }: Work) => sendAccountMessage({ ctx, input: { message_id: input.entity_id } }),
  },
  deadlines: {
    [END_ACCOUNT]: ({ ctx, input }: Work) => endAccount({ ctx, input: { user_id: input.entity_id } }),
  },
  housekeeping: purgeAccounts,
  personalData: accountsPersonalData,
};
