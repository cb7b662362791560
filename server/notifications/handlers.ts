import { handlersOf } from '../kernel/handlers.ts';
import { cancelAnnouncement, countRecipients, listAnnouncements } from './announcements/read-announcements.ts';
import { sendAnnouncement } from './announcements/send-announcement.ts';
import { registerDevice, removeDevice } from './devices/register-device.ts';
import { sendAdminUserRegistration } from './notify-admins-of-person.ts';
import { listNotifications, readNotifications } from './list-notifications.ts';
import type { NotificationServices } from './services.ts';
import { listTopics, subscribeToTopic, unsubscribeFromTopic } from './topics/subscribe.ts';

export const notificationsHandlers = (services: NotificationServices) =>
  handlersOf('notifications', services, {
    listNotifications,
    readNotifications,
    sendAdminUserRegistration,
    getPushKey: async () => ({ public_key: services.webPush.publicKey, firebase: services.fcm?.web ?? null }),
    registerDevice,
    removeDevice,
    listTopics,
    subscribeToTopic,
    unsubscribeFromTopic,
    sendMultiDeviceNotification: sendAnnouncement,
    sendFirebaseNotification: sendAnnouncement,
    countRecipients,
    listAnnouncements,
    cancelAnnouncement,
  });
