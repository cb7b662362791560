import type { WebRoom } from '../kit/rooms/web-room.ts';

export const soundsRoom = {
  inside: ['sounds'],
  stored: { 'hirfa.sounds': 'device', 'hirfa.audio-enabled': 'device' },
  routes: [{ path: '/sound-test', guard: 'anybody', page: 'notifications/sound-test.tsx', texts: 'inside' }],
} as const satisfies WebRoom;
