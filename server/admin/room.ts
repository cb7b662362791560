import { sumProviderCounts } from './figures/queries.ts';
import { bookingChanged } from '../bookings/index.ts';
import { messageReported } from '../messages/index.ts';
import { reviewWaits } from '../reviews/index.ts';
import { jobFailed } from '../kernel/events.ts';
import { on, onAll } from '../kernel/subscribers.ts';
import type { Room } from '../kernel/room.ts';
import { adminHandlers, type AdminServices } from './handlers.ts';
import { adminPersonalData } from './personal-data.ts';
import { executeDecision, DECISION } from './queue/execute-decision.ts';
import { showJob, showReport, showReview } from './queue/show-work.ts';
import { refreshAdmins } from './refresh-admins.ts';
import { adminQueue } from './queue/other-jobs.ts';

export const adminRoom = {
  name: 'admin',
  admin: adminHandlers,
  queue: adminQueue,
  retention: [
    { table: 'public.daily_revenue', kept: 'one row a day' },
    { table: 'public.daily_area_jobs', kept: 'one row a day and area' },
    { table: 'public.counted_bookings', kept: 'as long as the booking; counted again from it' },
    { table: 'public.provider_counts', deleteOld: ({ ctx }) => sumProviderCounts(ctx.db) },
    { table: 'public.queue_decisions', kept: 'for seconds, until they take effect' },
  ],
  deadlines: [{ kind: DECISION, verb: executeDecision }],
  personalData: adminPersonalData,
  subscribers: [
    onAll(bookingChanged, refreshAdmins),
    on(messageReported, showReport),
    on(reviewWaits, showReview),
    on(jobFailed, showJob),
  ],
  streams: async ({ ctx }) => (ctx.actor.roles.includes('admin') ? ['admins'] : []),
} as const satisfies Room<AdminServices>;
