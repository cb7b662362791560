import type { Notification } from '@hirfa/contract/notifications';
import { tapPath } from '@hirfa/domain/notifications';

/** Where a tap on a notification leads, for a link or a navigation. */
export function tapLink({ type, metadata }: Pick<Notification, 'type' | 'metadata'>) {
  const { pathname, searchParams } = new URL(tapPath(type, metadata), window.location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
