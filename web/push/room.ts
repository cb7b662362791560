import type { WebRoom } from '../kit/rooms/web-room.ts';

export const pushRoom = {
  inside: ['push'],
  stored: { 'hirfa.push': 'device', 'hirfa.push.': 'device' },
  routes: [
    {
      path: '/topic-notifications',
      guard: 'document',
      page: 'notifications/topics.tsx',
      foundAt: null,
      texts: 'inside',
    },
  ],
} as const satisfies WebRoom;
