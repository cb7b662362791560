import type { Notification } from '@hirfa/contract/notifications';

/** The same thing told twice within this time is told once. 9.24 */
const DUPLICATE_MS = 5000;

type News = Pick<Notification, 'id' | 'type' | 'title_en' | 'message_en' | 'metadata' | 'read_at'>;

/**
 * Tells which of a person's notifications (latest first) are news to this page, oldest first: not those that were there when it
 * opened, not read ones, nothing twice.
 */
export function createNewsDesk() {
  let known: Set<string> | null = null;
  const told = new Map<string, number>();

  function isRepeated(news: News, now: number): boolean {
    const said = JSON.stringify([news.type, news.title_en, news.message_en, news.metadata.booking_id]);
    const before = told.get(said);
    told.set(said, now);
    return before !== undefined && now - before < DUPLICATE_MS;
  }

  return <Item extends News>(latest: readonly Item[], now: number): Item[] => {
    const before = known;
    known = new Set([...(before ?? []), ...latest.map(({ id }) => id)]);
    if (before === null) return [];
    const fresh = latest.filter(({ id, read_at }) => !before.has(id) && read_at === null).toReversed();
    return fresh.filter((item) => !isRepeated(item, now));
  };
}
