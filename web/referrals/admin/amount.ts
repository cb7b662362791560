/** An amount as the wire writes it, of what somebody typed: "50" → "50.00"; null of an empty text. */
export function amountOr(text: string): string | null {
  const [whole = '', piastres = ''] = text.trim().split('.');
  return whole === '' ? null : `${whole}.${piastres.padEnd(2, '0')}`;
}

/** A share of what somebody typed as a percentage: "12.5" → "0.125"; null of an empty text. */
export function shareOr(text: string): string | null {
  const percent = Number(text);
  return text.trim() === '' ? null : String(Math.round(percent * 100) / 10_000);
}

/** A number of uses; null of an empty text. */
export function usesOr(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
