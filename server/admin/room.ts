import { bookingChanged } from '../bookings/index.ts';
import { on } from '../kernel/subscribers.ts';
import type { Room } from '../kernel/room.ts';
import { adminHandlers, type AdminServices } from './handlers.ts';
import { adminPersonalData } from './personal-data.ts';
import { refreshAdmins } from './refresh-admins.ts';

export const adminRoom = {
  name: 'admin',
  handlers: adminHandlers,
  retention: [
    { table: 'public.daily_revenue', kept: 'one row a day' },
    { table: 'public.daily_area_jobs', kept: 'one row a day and area' },
    { table: 'public.counted_bookings', kept: 'as long as the booking; counted again from it' },
  ],
  personalData: adminPersonalData,
  subscribers: [on(bookingChanged, refreshAdmins)],
  streams: async ({ ctx }) => (ctx.actor.roles.includes('admin') ? ['admins'] : []),
} as const satisfies Room<AdminServices>;
