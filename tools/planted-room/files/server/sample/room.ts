import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { sampleSent } from './events.ts';
import { sampleHandlers } from './handlers.ts';
import { noticesOfSample } from './notices-of-sample.ts';
import { samplePersonalData } from './personal-data.ts';

export const sampleRoom = {
  name: 'sample',
  handlers: sampleHandlers,
  events: [sampleSent],
  notices: [
    noticesAfter(sampleSent, { job: 'thank_for_sample', idOf: ({ sample_id }) => sample_id, verb: noticesOfSample }),
  ],
  retention: [{ table: 'public.samples', column: 'created_at', days: 365 }],
  personalData: samplePersonalData,
} as const satisfies Room;
