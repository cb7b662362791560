import type { Room } from '../kernel/room.ts';
import { catalogueHandlers } from './handlers.ts';

export const catalogueRoom = {
  name: 'catalogue',
  handlers: catalogueHandlers,
  retention: [{ table: 'public.services', kept: 'the catalogue' }],
} as const satisfies Room;
