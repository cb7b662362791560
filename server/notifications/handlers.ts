import { answer, calls } from '../kernel/calls.ts';
import { sendAdminUserRegistration } from './notify-admins-of-person.ts';
import { listNotifications, readNotifications } from './list-notifications.ts';

const room = calls.notifications;

export const notificationsHandlers = room.router({
  listNotifications: room.listNotifications.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => listNotifications({ ctx, input }))),
  ),
  readNotifications: room.readNotifications.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => readNotifications({ ctx, input }))),
  ),
  sendAdminUserRegistration: room.sendAdminUserRegistration.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => sendAdminUserRegistration({ ctx, input }))),
  ),
});
