import { randomUUID } from 'node:crypto';

/** A new UUIDv7: it sorts by creation time, so that new rows are adjacent in indexes. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // A random UUID, whose version is its digit 14, with another beginning.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
