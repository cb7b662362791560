import type { WebRoom } from '../kit/rooms/web-room.ts';

export const messagesRoom = {
  inside: ['messages'],
  routes: [
    { path: '/messages', guard: 'signed-in', signIn: 'page', page: 'messages/list.tsx' },
    { path: '/messages/$chatId', guard: 'signed-in', signIn: 'page', page: 'messages/thread.tsx' },
  ],
} as const satisfies WebRoom;
