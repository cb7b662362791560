import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { on } from '../kernel/subscribers.ts';
import { adminOfSupportHandlers } from './admin/handlers.ts';
import { endSilent, SILENT } from './end-silent.ts';
import { supportHandedOver, supportMessageSent, supportSeen, supportSessionOpened } from './events.ts';
import { supportHandlers } from './handlers.ts';
import { mayJoinSupport } from './join-support.ts';
import type { PhotoServices } from '../accounts/index.ts';
import { noticesOfHandover } from './notices-of-handover.ts';
import { supportPersonalData } from './personal-data.ts';
import { supportPhotos } from './photos/own-photos.ts';
import { publishMessage, publishOpening } from './publish-changes.ts';
import { supportQueue } from './waiting-work.ts';

export const supportRoom = {
  name: 'support',
  handlers: supportHandlers,
  admin: adminOfSupportHandlers,
  queue: supportQueue,
  events: [supportSessionOpened, supportSeen, supportHandedOver, supportMessageSent],
  notices: [
    noticesAfter(supportHandedOver, {
      job: 'notify_of_handover',
      idOf: ({ session_id }) => session_id,
      verb: noticesOfHandover,
    }),
  ],
  subscribers: [on(supportSessionOpened, publishOpening), on(supportMessageSent, publishMessage)],
  deadlines: [{ kind: SILENT, verb: endSilent }],
  retention: [
    { table: 'public.live_support_sessions', kept: 'who asked for help when; ends with the account of the person' },
    {
      table: 'public.live_support_messages',
      kept: 'what was asked and promised; erased with the account of the person',
    },
    { table: 'public.support_notes', kept: 'what the team has to know; ends with the account of the person' },
    { table: 'public.saved_replies', kept: 'until an admin removes them' },
    { table: 'public.support_hours', kept: 'a few rows; when the team answered' },
    { table: 'public.operator_details', kept: 'a few rows; who ran the site' },
  ],
  mayJoin: mayJoinSupport,
  personalData: supportPersonalData,
  personalFiles: [supportPhotos],
} as const satisfies Room<PhotoServices>;
