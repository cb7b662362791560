import { type Locale, LOCALES } from '@hirfa/domain/market';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * "23 hours, 10 minutes": the two largest parts of a length of time, rounded up to minutes; in words, which Arabic
 * counts in six forms.
 */
export function formatDuration(ms: number, locale: Locale): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  const parts: [number, string][] = [
    [Math.floor(minutes / DAY_MINUTES), 'day'],
    [Math.floor((minutes % DAY_MINUTES) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  const first = Math.max(
    0,
    parts.findIndex(([count]) => count > 0),
  );
  const shown = minutes === 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([count]) => count > 0);
  const words = shown.map(([count, unit]) =>
    new Intl.NumberFormat(LOCALES[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(LOCALES[locale], { type: 'unit', style: locale !== 'en' ? 'long' : 'narrow' }).format(
    words,
  );
}
