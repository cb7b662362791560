import type { Notification } from '@hirfa/contract/notifications';
import { DUPLICATE_ALERT_MS } from '@hirfa/domain/notifications';

type Candidate = Pick<Notification, 'id' | 'type' | 'title_en' | 'message_en' | 'metadata' | 'read_at'>;

/**
 * Returns which of a person's notifications (latest first) are new to this page, oldest first: not those that were
 * there when it opened, not read ones, nothing twice.
 */
export function createNotificationFilter() {
  let known: Set<string> | null = null;
  const shown = new Map<string, number>();

  function isRepeated(news: Candidate, now: number): boolean {
    const content = JSON.stringify([
      news.type,
      news.title_en,
      news.message_en,
      news.metadata.booking_id,
      news.metadata.session_id,
    ]);
    const before = shown.get(content);
    shown.set(content, now);
    return before !== undefined && now - before < DUPLICATE_ALERT_MS;
  }

  return <Item extends Candidate>(latest: readonly Item[], now: number): Item[] => {
    const before = known;
    known = new Set([...(before ?? []), ...latest.map(({ id }) => id)]);
    if (before === null) return [];
    const fresh = latest.filter(({ id, read_at }) => !before.has(id) && read_at === null).toReversed();
    return fresh.filter((item) => !isRepeated(item, now));
  };
}
