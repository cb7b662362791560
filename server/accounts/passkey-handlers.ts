import { answer, calls } from '../kernel/calls.ts';
import type { AccountParts } from './parts.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { accountReplies, whoAddsFactor, whoAsks, whoChangesFactors } from './replies.ts';
import { signInByPasskey, startPasskeySignIn } from './sign-in-by-passkey.ts';

const room = calls.accounts;

export function passkeyHandlers(parts: AccountParts) {
  const { ours, say, openOnly } = accountReplies(parts);
  return {
    startPasskey: room.startPasskey.handler(async ({ context }) =>
      answer(await startPasskey(parts, await whoAddsFactor(parts, context), context.now)),
    ),
    addPasskey: room.addPasskey.handler(async ({ context, input }) =>
      answer(await addPasskey(parts, await whoChangesFactors(parts, context), input, context.now)),
    ),
    listPasskeys: room.listPasskeys.handler(async ({ context }) => listPasskeys(parts, await whoAsks(context))),
    renamePasskey: room.renamePasskey.handler(async ({ context, input }) =>
      answer(await renamePasskey(parts, await whoAsks(context), input)),
    ),
    removePasskey: room.removePasskey.handler(async ({ context, input }) =>
      answer(await removePasskey(parts, await whoChangesFactors(parts, context), input.id, context.now)),
    ),
    startPasskeySignIn: room.startPasskeySignIn.handler(
      ours(async (_, came, context) => say(context, await startPasskeySignIn(parts, came, came.now))),
    ),
    signInByPasskey: room.signInByPasskey.handler(
      ours(async (input, came, context) => openOnly(context, await signInByPasskey(parts, input, came, came.now))),
    ),
  };
}
