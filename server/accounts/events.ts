import { defineEvent } from '../kernel/events.ts';

/** A person has signed in, with a browser that has this name: a hash of its cookie. */
export const deviceUsed = defineEvent<{ user_id: string; device_hash: string }>('device_used');

/** A person has signed in for the first time: their account exists from now on. */
export const personRegistered = defineEvent<{ user_id: string }>('person_registered');
