import type { Room } from '../kernel/room.ts';
import { providersHandlers } from './handlers.ts';
import { providersPersonalData } from './personal-data.ts';
import { findProviderIdOf } from './queries.ts';

export const providersRoom = {
  name: 'providers',
  handlers: () => providersHandlers,
  retention: ['provider_profiles', 'provider_dashboard_status', 'service_cards'].map((name) => ({
    table: `public.${name}`,
    kept: 'as long as the provider; bookings refer to them',
  })),
  personalData: providersPersonalData,
  streams: async ({ ctx }) => {
    const id = await findProviderIdOf(ctx.db, ctx.actor.user_id);
    return id === undefined ? [] : [`provider:${id}`];
  },
} as const satisfies Room;
