import { answer, calls } from '../../kernel/calls.ts';
import { getCalendar } from '../calendar/get-calendar.ts';
import { getProviderHome } from './get-provider-home.ts';

const room = calls.bookings;

/** What a provider reads of their own day. */
export function homeHandlers() {
  return {
    getCalendar: room.getCalendar.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => getCalendar({ ctx, input }))),
    ),
    getProviderHome: room.getProviderHome.handler(async ({ context }) =>
      answer(await context.person((ctx) => getProviderHome({ ctx }))),
    ),
  };
}
