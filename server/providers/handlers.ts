import { answer, calls } from '../kernel/calls.ts';
import { getOwnProvider } from './get-own-provider.ts';

const room = calls.providers;

export const providersHandlers = room.router({
  getOwnProvider: room.getOwnProvider.handler(async ({ context }) =>
    answer(await context.person((ctx) => getOwnProvider({ ctx }))),
  ),
});
