import type { SoundName } from '../sounds/index.ts';
import type { Sound } from './preferences.ts';
import type { NotificationMetadata } from './tap-path.ts';
import { type NotificationKind, NOTIFICATIONS } from './types.ts';

/** What a notification is about, as far as its sound depends on it. */
export interface SoundCase {
  type: NotificationKind;
  metadata: Pick<NotificationMetadata, 'part' | 'sound'>;
}

/**
 * Which sound a notification has: its own or that of the catalogue, for a message that of who writes; and where that is
 * only the usual one, the one that the person chose. 9.27–9.29
 */
export function soundFor({ type, metadata }: SoundCase, chosen: Sound): SoundName {
  const { to, sound: usual } = NOTIFICATIONS[type];
  if (to === 'either' && usual !== 'notification_1')
    return metadata.part === 'provider' ? 'customer_message' : 'provider_message';
  const sound = metadata.sound ?? usual;
  return sound === 'notification_1' ? chosen : sound;
}
