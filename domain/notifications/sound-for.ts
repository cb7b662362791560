import type { SoundName } from '../sounds/index.ts';
import type { Sound } from './preferences.ts';
import type { NotificationMetadata } from './tap-path.ts';
import { type NotificationKind, NOTIFICATIONS } from './types.ts';

/** What a notification is about, as far as its sound depends on it. */
export interface SoundCase {
  type: NotificationKind;
  metadata: Pick<NotificationMetadata, 'part'>;
}

/**
 * Which sound a notification has: that of the catalogue, for a message that of who writes; and where the catalogue has
 * only the usual one, the one that the person chose. 9.27–9.29
 */
export function soundFor({ type, metadata }: SoundCase, chosen: Sound): SoundName {
  const { to, sound } = NOTIFICATIONS[type];
  if (to === 'either') return metadata.part === 'provider' ? 'customer_message' : 'provider_message';
  return sound === 'notification_1' ? chosen : sound;
}
