import { answer, calls } from '../../kernel/calls.ts';
import { blockCustomer, unblockCustomer } from './block-customer.ts';
import { listBlockedCustomers } from './list-blocked-customers.ts';

const room = calls.bookings;

export function blockingHandlers() {
  return {
    blockCustomer: room.blockCustomer.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => blockCustomer({ ctx, input }))),
    ),
    unblockCustomer: room.unblockCustomer.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => unblockCustomer({ ctx, input }))),
    ),
    listBlockedCustomers: room.listBlockedCustomers.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listBlockedCustomers({ ctx, input }))),
    ),
  };
}
