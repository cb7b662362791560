import { defineEvent } from '../kernel/events.ts';

/** A person has signed in for the first time: their account exists from now on. */
export const personRegistered = defineEvent<{ user_id: string }>('person_registered');
