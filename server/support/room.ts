import type { Room } from '../kernel/room.ts';
import { supportHandlers } from './handlers.ts';

export const supportRoom = {
  name: 'support',
  handlers: supportHandlers,
} as const satisfies Room;
