const CODE = /^[\da-z]{1,25}$/;
const BASE = 36;
const UUID_BITS = 128n;

/** How somebody takes part in the booking of a short path. */
export const SHORT_PATHS = { customer: '/b', provider: '/j' } as const;

/** The path to a booking for a text message, in which each character is paid: its id with more digits. */
export function shortPath(part: keyof typeof SHORT_PATHS, bookingId: string): string {
  return `${SHORT_PATHS[part]}/${BigInt(`0x${bookingId.replaceAll('-', '')}`).toString(BASE)}`;
}

/** The id in a short path; null where it is none. */
export function idOfShortPath(code: string): string | null {
  if (!CODE.test(code)) return null;
  const value = [...code].reduce((sum, digit) => sum * BigInt(BASE) + BigInt(Number.parseInt(digit, BASE)), 0n);
  if (value >> UUID_BITS !== 0n) return null;
  const hex = value.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
