// @with-first-page
/** A new idempotency key. Not from `randomUUID`, which browsers provide over https only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
