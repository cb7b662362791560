import { answer, calls } from '../../kernel/calls.ts';
import { getProviderHome } from './get-provider-home.ts';

const room = calls.bookings;

export function homeHandlers() {
  return {
    getProviderHome: room.getProviderHome.handler(async ({ context }) =>
      answer(await context.person((ctx) => getProviderHome({ ctx }))),
    ),
  };
}
