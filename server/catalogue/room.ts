import type { Room } from '../kernel/room.ts';
import { catalogueHandlers } from './handlers.ts';

export const catalogueRoom = { name: 'catalogue', handlers: () => catalogueHandlers } as const satisfies Room;
