import type { AccountServices } from '../../accounts/index.ts';
import { asAdmin } from '../../kernel/audit.ts';
import { answer, calls, reply } from '../../kernel/calls.ts';
import { addHours, addRate, removeHours, removeRate } from './change-settings.ts';
import { getSettings } from './get-settings.ts';

const room = calls.admin;

/** Settings with their dates; every change is in the audit log. */
export function settingHandlers(services: AccountServices) {
  return {
    getSettings: room.getSettings.handler(async ({ context }) =>
      answer(await context.person((ctx) => getSettings({ ctx: { ...ctx, services } }))),
    ),
    addRate: room.addRate.handler(async ({ context, input }) =>
      reply(context, await context.person(asAdmin((ctx) => addRate({ ctx: { ...ctx, services }, input })))),
    ),
    removeRate: room.removeRate.handler(async ({ context, input }) =>
      reply(context, await context.person(asAdmin((ctx) => removeRate({ ctx: { ...ctx, services }, input })))),
    ),
    addHours: room.addHours.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => addHours({ ctx, input })))),
    ),
    removeHours: room.removeHours.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => removeHours({ ctx, input })))),
    ),
  };
}
