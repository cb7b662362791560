import type { Room } from '../kernel/room.ts';
import { providersPersonalData } from './personal-data.ts';
import { findProviderIdOf } from './queries.ts';

export const providersRoom = {
  name: 'providers',
  personalData: providersPersonalData,
  streams: async ({ ctx }) => {
    const id = await findProviderIdOf(ctx.db, ctx.actor.user_id);
    return id === undefined ? [] : [`provider:${id}`];
  },
} as const satisfies Room;
