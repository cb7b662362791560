import type { SupportSender } from '@hirfa/domain/support';
import { defineEvent } from '../kernel/events.ts';

/** A person has opened a session. */
export const supportSessionOpened = defineEvent<{ session_id: string }>('support_session_opened');

/** A person has read a session up to its last answer. */
export const supportSeen = defineEvent<{ session_id: string; user_id: string }>('support_seen');

/** An admin has given a session to another one. */
export const supportHandedOver = defineEvent<{ session_id: string }>('support_handed_over');

/** Somebody wrote in a session; also the product itself. */
export const supportMessageSent = defineEvent<{
  message_id: string;
  session_id: string;
  seq: number;
  sender_type: SupportSender;
}>('support_message_sent');
