import { answer, type CallContext, calls } from '../kernel/calls.ts';
import type { AccountParts } from './parts.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { accountReplies, whoAddsFactor, whoAsks, whoChangesFactors } from './replies.ts';
import { confirmSecondFactor, getSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor.ts';

const room = calls.accounts;

export function secondFactorHandlers(parts: AccountParts) {
  const { ours, say, openOnly } = accountReplies(parts);
  return {
    getSecondFactor: room.getSecondFactor.handler(async ({ context }) => getSecondFactor(parts, await whoAsks(context))),
    startSecondFactor: room.startSecondFactor.handler(async ({ context }) =>
      answer(await startSecondFactor(parts, await whoAddsFactor(parts, context))),
    ),
    confirmSecondFactor: room.confirmSecondFactor.handler(async ({ context, input }) =>
      say(context, await confirmSecondFactor(parts, await whoChangesFactors(parts, context), input.code, context.now)),
    ),
    removeSecondFactor: room.removeSecondFactor.handler(async ({ context, input }) =>
      say(context, await removeSecondFactor(parts, await whoAsks(context), input.code, context.now)),
    ),
    passSecondFactor: room.passSecondFactor.handler(
      ours(async (input, came, context: CallContext) => openOnly(context, await passSecondFactor(parts, input, came, came.now))),
    ),
  };
}
