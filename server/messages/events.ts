import { defineEvent } from '../kernel/events.ts';

/** One of the two wrote a message. */
export const messageSent = defineEvent<{ message_id: string }>('message_sent');

/** A person has read a chat up to its last message, or no longer wants to hear of it. */
export const chatSeen = defineEvent<{ chat_id: string; user_id: string }>('chat_seen');

/** Somebody has reported a message. */
export const messageReported = defineEvent<{ report_id: string }>('message_reported');

/** An admin has hidden a reported message, or has dismissed the report. */
export const reportDecided = defineEvent<{ report_id: string }>('report_decided');
