import type { Room } from '../kernel/room.ts';
import { discoveryHandlers } from './handlers.ts';

export const discoveryRoom = { name: 'discovery', handlers: discoveryHandlers } as const satisfies Room;
