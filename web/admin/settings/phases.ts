/** Whether a setting held, holds, or will. */
export type Phase = 'past' | 'now' | 'coming';

/**
 * The phases of settings of one kind. Of those with the same key (a rate of a category, for instance) the latest one
 * that has begun holds.
 */
export function phasesOf<Setting extends { id: string; holds_from: string }>(
  settings: readonly Setting[],
  keyOf: (setting: Setting) => string,
  now: number,
): ReadonlyMap<string, Phase> {
  const holding = new Map<string, Setting>();
  for (const setting of settings) {
    const at = Date.parse(setting.holds_from);
    const other = holding.get(keyOf(setting));
    if (at <= now && (other === undefined || Date.parse(other.holds_from) < at)) holding.set(keyOf(setting), setting);
  }
  return new Map(
    settings.map((setting) => {
      if (Date.parse(setting.holds_from) > now) return [setting.id, 'coming'];
      return [setting.id, holding.get(keyOf(setting)) === setting ? 'now' : 'past'];
    }),
  );
}

const PERCENT = /^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.00?)?)$/;

/** A percentage that somebody writes ("2.5") as the wire has rates; null if it is none, or more exact than 0.01. */
export function rateOf(percent: string): string | null {
  return PERCENT.test(percent.trim()) ? String(Math.round(Number(percent) * 100) / 10_000) : null;
}
