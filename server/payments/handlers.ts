import { answer, calls } from '../kernel/calls.ts';
import { getOwnCommission } from './get-own-commission.ts';

const room = calls.payments;

export const paymentsHandlers = () =>
  room.router({
    getOwnCommission: room.getOwnCommission.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => getOwnCommission({ ctx, input }))),
    ),
  });
