import type { Room } from '../kernel/room.ts';
import { adminOfCatalogueHandlers } from './admin/handlers.ts';
import { catalogueHandlers } from './handlers.ts';

export const catalogueRoom = {
  name: 'catalogue',
  handlers: catalogueHandlers,
  admin: adminOfCatalogueHandlers,
  retention: [
    { table: 'public.categories', kept: 'the catalogue' },
    { table: 'public.services', kept: 'the catalogue' },
    { table: 'public.missed_searches', column: 'last_at', days: 90 },
  ],
} as const satisfies Room;
