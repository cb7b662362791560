import type { WebRoom } from '../kit/rooms/web-room.ts';

export const soundsRoom = {
  inside: ['sounds'],
  routes: [{ path: '/sound-test', guard: 'anybody', page: 'notifications/sound-test.tsx', texts: 'inside' }],
} as const satisfies WebRoom;
