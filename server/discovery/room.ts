import { freeTimeFound } from '../bookings/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { onAll } from '../kernel/subscribers.ts';
import { savedProviderChanged } from './favourites/events.ts';
import { lookAtSaved, noticesOfFreeTime } from './favourites/tell-of-free-time.ts';
import { discoveryHandlers } from './handlers.ts';
import { discoveryPersonalData } from './personal-data.ts';

export const discoveryRoom = {
  name: 'discovery',
  handlers: discoveryHandlers,
  events: [savedProviderChanged],
  notices: [
    noticesAfter(savedProviderChanged, {
      job: 'notify_of_favourite',
      idOf: ({ provider_id }) => provider_id,
      verb: noticesOfFreeTime,
    }),
  ],
  subscribers: [onAll(freeTimeFound, lookAtSaved)],
  retention: [{ table: 'public.favourites', kept: 'until the person removes them, or leaves' }],
  personalData: discoveryPersonalData,
} as const satisfies Room;
