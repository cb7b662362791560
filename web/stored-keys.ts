import { CHUNK_RESET } from '@hirfa/domain/screens';
import type { StoredKeys, StoredUntil } from './kit/rooms/web-room.ts';
import * as rooms from './rooms.ts';

/** What is stored in browsers by no room. */
const OWN_KEYS: StoredKeys = {
  'hirfa.theme': 'device',
  'hirfa.language': 'device',
  'hirfa.digits': 'device',
  'hirfa.area': 'device',
  'hirfa.release': 'device',
  [CHUNK_RESET.key]: 'tab',
  // Of the router.
  'tsr-scroll-restoration-v1_3': 'tab',
  // What somebody writes, in whichever room.
  'hirfa.words.': 'sign-out',
};

/** Everything that the site stores in browsers. */
export const storedKeys: readonly (readonly [string, StoredUntil])[] = [
  ...Object.values(rooms).flatMap((room) => ('stored' in room ? Object.entries<StoredUntil>(room.stored) : [])),
  ...Object.entries(OWN_KEYS),
];
