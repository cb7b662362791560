import { defineEvent } from '../kernel/events.ts';

export const sampleSent = defineEvent<{ sample_id: string }>('sample_sent');
