import { answer, calls } from '../kernel/calls.ts';
import { registerDevice, removeDevice } from './devices/register-device.ts';
import { sendAdminUserRegistration } from './notify-admins-of-person.ts';
import { listNotifications, readNotifications } from './list-notifications.ts';
import type { NotificationServices } from './services.ts';

const room = calls.notifications;

export const notificationsHandlers = (services: NotificationServices) =>
  room.router({
    listNotifications: room.listNotifications.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listNotifications({ ctx, input }))),
    ),
    readNotifications: room.readNotifications.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => readNotifications({ ctx, input }))),
    ),
    sendAdminUserRegistration: room.sendAdminUserRegistration.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => sendAdminUserRegistration({ ctx, input }))),
    ),
    getPushKey: room.getPushKey.handler(async ({ context }) =>
      answer(await context.person(async () => ({ public_key: services.webPush.publicKey }))),
    ),
    registerDevice: room.registerDevice.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => registerDevice({ ctx: { ...ctx, services }, input }))),
    ),
    removeDevice: room.removeDevice.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => removeDevice({ ctx, input }))),
    ),
  });
