import type { PhotoServices } from '../accounts/index.ts';
import { bookingChanged } from '../bookings/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { on, onAll } from '../kernel/subscribers.ts';
import { followBookings } from './follow-booking.ts';
import { messagesHandlers } from './handlers.ts';
import { mayJoinChat } from './join-chat.ts';
import { chatSeen, messageReported, messageSent, reportDecided } from './events.ts';
import { noticesOfReport } from './notices-of-report.ts';
import { openChat } from './open-chat.ts';
import { messagesPersonalData } from './personal-data.ts';
import { sentPhotos } from './photos/sent-photos.ts';
import { messagesQueue } from './waiting-work.ts';

export const messagesRoom = {
  name: 'messages',
  handlers: messagesHandlers,
  queue: messagesQueue,
  events: [messageSent, chatSeen, messageReported, reportDecided],
  notices: [
    noticesAfter(reportDecided, { job: 'notify_of_report', idOf: ({ report_id }) => report_id, verb: noticesOfReport }),
  ],
  subscribers: [on(bookingChanged, openChat), onAll(bookingChanged, followBookings)],
  retention: [
    { table: 'public.chats', kept: 'as long as the booking' },
    { table: 'public.messages', kept: 'what two people agreed on; erased with the account of who wrote it' },
    { table: 'public.request_photos', kept: 'until the request is accepted or ends' },
    { table: 'public.message_reports', kept: 'who was reported for what, if it happens again' },
  ],
  mayJoin: mayJoinChat,
  personalData: messagesPersonalData,
  personalFiles: [sentPhotos],
} as const satisfies Room<PhotoServices>;
