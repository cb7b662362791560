import { answer, calls, reply } from '../kernel/calls.ts';
import { asAdmin } from '../kernel/audit.ts';
import { cancelAnnouncement, countRecipients, listAnnouncements } from './announcements/read-announcements.ts';
import { sendAnnouncement } from './announcements/send-announcement.ts';
import { registerDevice, removeDevice } from './devices/register-device.ts';
import { sendAdminUserRegistration } from './notify-admins-of-person.ts';
import { listNotifications, readNotifications } from './list-notifications.ts';
import type { NotificationServices } from './services.ts';
import { listTopics, subscribeToTopic, unsubscribeFromTopic } from './topics/subscribe.ts';

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
      answer(
        await context.person(async () => ({
          public_key: services.webPush.publicKey,
          firebase: services.fcm?.web ?? null,
        })),
      ),
    ),
    registerDevice: room.registerDevice.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => registerDevice({ ctx: { ...ctx, services }, input }))),
    ),
    removeDevice: room.removeDevice.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => removeDevice({ ctx, input }))),
    ),
    listTopics: room.listTopics.handler(async ({ context }) =>
      answer(await context.person((ctx) => listTopics({ ctx }))),
    ),
    subscribeToTopic: room.subscribeToTopic.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => subscribeToTopic({ ctx, input }))),
    ),
    unsubscribeFromTopic: room.unsubscribeFromTopic.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => unsubscribeFromTopic({ ctx, input }))),
    ),
    sendMultiDeviceNotification: room.sendMultiDeviceNotification.handler(async ({ context, input }) =>
      reply(context, await context.person(asAdmin((ctx) => sendAnnouncement({ ctx: { ...ctx, services }, input })))),
    ),
    sendFirebaseNotification: room.sendFirebaseNotification.handler(async ({ context, input }) =>
      reply(context, await context.person(asAdmin((ctx) => sendAnnouncement({ ctx: { ...ctx, services }, input })))),
    ),
    countRecipients: room.countRecipients.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => countRecipients({ ctx: { ...ctx, services }, input }))),
    ),
    listAnnouncements: room.listAnnouncements.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listAnnouncements({ ctx, input }))),
    ),
    cancelAnnouncement: room.cancelAnnouncement.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => cancelAnnouncement({ ctx, input })))),
    ),
  });
