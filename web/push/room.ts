import type { WebRoom } from '../kit/rooms/web-room.ts';

export const pushRoom = {
  inside: ['push'],
  routes: [{ path: '/topic-notifications', guard: 'document', page: 'notifications/topics.tsx', texts: 'inside' }],
} as const satisfies WebRoom;
