import type { WebRoom } from '../kit/rooms/web-room.ts';
import { FAVOURITES_KEY } from './favourites/key.ts';
import { RECENT_KEY } from './search/recent-searches.ts';
import { VIEWED_KEY } from './viewed/viewed-providers.ts';

export const discoveryRoom = {
  inside: ['discovery/saved'],
  stored: { [RECENT_KEY]: 'sign-out', [VIEWED_KEY]: 'sign-out', [FAVOURITES_KEY]: 'sign-out' },
  routes: [
    { path: '/', guard: 'document', page: 'home.tsx' },
    { path: '/services', guard: 'document', page: 'services.tsx' },
    { path: '/service/$serviceSlug', guard: 'document', page: 'service.tsx' },
    { path: '/community/$categorySlug', guard: 'document', page: 'category.tsx' },
    { path: '/provider/$providerId', guard: 'document', page: 'provider.tsx' },
  ],
} as const satisfies WebRoom;
