import { answer, calls, reply } from '../kernel/calls.ts';
import type { Person, WriteCtx } from '../kernel/verb.ts';
import { once } from '../kernel/idempotency.ts';
import { getApplication, saveApplication, sendApplication } from './applications/application.ts';
import { changeProvider } from './applications/change-provider.ts';
import { getAvailability, saveAvailability } from './availability/availability.ts';
import { removeFeed, renewFeed } from './availability/feed-address.ts';
import { importCalendar, removeImportedCalendar } from './availability/import/import-calendar.ts';
import { cardHandlers } from './cards/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import type { ProviderServices } from './documents/services.ts';
import { getOwnProvider } from './get-own-provider.ts';
import { getOwnMetrics } from './metrics/get-own-metrics.ts';
import { setOnline } from './online/set-online.ts';
import { getChangeRequest, requestChange, withdrawChange } from './verification/request-change.ts';

const room = calls.providers;

export const providersHandlers = (services: ProviderServices) =>
  room.router({
    ...cardHandlers(services),
    ...documentHandlers(services),
    getOwnProvider: room.getOwnProvider.handler(async ({ context }) =>
      answer(await context.person((ctx) => getOwnProvider({ ctx }))),
    ),
    getOwnMetrics: room.getOwnMetrics.handler(async ({ context }) =>
      answer(await context.person((ctx) => getOwnMetrics({ ctx }))),
    ),
    getApplication: room.getApplication.handler(async ({ context }) =>
      answer(await context.person((ctx) => getApplication({ ctx }))),
    ),
    saveApplication: room.saveApplication.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => saveApplication({ ctx, input }))),
    ),
    sendApplication: room.sendApplication.handler(async ({ context, input }) => {
      const key = context.headers.get('idempotency-key');
      const send = (ctx: WriteCtx<Person>) =>
        once(ctx, { call: 'sendApplication', key, input }, () => sendApplication({ ctx, input }));
      return answer(await context.person(send));
    }),
    changeProvider: room.changeProvider.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => changeProvider({ ctx, input }))),
    ),
    getAvailability: room.getAvailability.handler(async ({ context }) =>
      answer(await context.person((ctx) => getAvailability({ ctx: { ...ctx, services } }))),
    ),
    saveAvailability: room.saveAvailability.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => saveAvailability({ ctx: { ...ctx, services }, input }))),
    ),
    setOnline: room.setOnline.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => setOnline({ ctx, input }))),
    ),
    renewFeed: room.renewFeed.handler(async ({ context }) =>
      answer(await context.person((ctx) => renewFeed({ ctx: { ...ctx, services } }))),
    ),
    removeFeed: room.removeFeed.handler(async ({ context }) =>
      answer(await context.person((ctx) => removeFeed({ ctx: { ...ctx, services } }))),
    ),
    importCalendar: room.importCalendar.handler(async ({ context, input }) =>
      reply(context, await importCalendar({ ctx: { services, now: context.now, person: context.person }, input })),
    ),
    removeImportedCalendar: room.removeImportedCalendar.handler(async ({ context }) =>
      answer(await context.person((ctx) => removeImportedCalendar({ ctx: { ...ctx, services } }))),
    ),
    requestChange: room.requestChange.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => requestChange({ ctx, input }))),
    ),
    withdrawChange: room.withdrawChange.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => withdrawChange({ ctx, input }))),
    ),
    getChangeRequest: room.getChangeRequest.handler(async ({ context }) =>
      answer(await context.person((ctx) => getChangeRequest({ ctx }))),
    ),
  });
