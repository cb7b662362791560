/**
 * What the service worker asks an open page after a tap on a notification; the page answers on the port that came with
 * it, so that the worker knows that somebody listens.
 */
export interface PushTap {
  /** Of the notification. */
  id: string;
  /** Where it leads, on this site, with the prefix of its language. */
  path: string;
}

export function isPushTap(value: unknown): value is PushTap {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'path' in value &&
    typeof value.path === 'string'
  );
}
