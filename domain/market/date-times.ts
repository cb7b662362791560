import { addDays, cairoDay, MARKET_ZONE } from './cairo.ts';
import { languageIn, type Locale, LOCALES } from './locales.ts';

const DATE_FORMS = {
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long' },
  'whole-date': { day: 'numeric', month: 'long', year: 'numeric' },
  'short-date': { day: 'numeric', month: 'short' },
  'short-day': { weekday: 'short', day: 'numeric', month: 'short' },
  'day-of-month': { day: 'numeric' },
  weekday: { weekday: 'short' },
  'long-weekday': { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' };

/** Which parts of a moment a text shows. */
export type DateTimeForm = keyof typeof DATE_FORMS | 'time' | 'day-and-time' | 'short-day-and-time';

const NO_BREAK = '\u00a0';
/** Arabic has no short names of days; at the head of a column they go without it: «أحد», «ثلاثاء». */
const ARTICLE = /^ال/u;

const formats = new Map<string, Intl.DateTimeFormat>();

function parts(at: Date, form: keyof typeof DATE_FORMS | 'time', locale: Locale): Intl.DateTimeFormatPart[] {
  const key = `${locale} ${form}`;
  const options = form === 'time' ? CLOCK : DATE_FORMS[form];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale], { ...options, timeZone: MARKET_ZONE });
  formats.set(key, format);
  return format.formatToParts(at);
}

/** Composed by hand: browsers and Node.js have different spaces, and write "am" in small letters. */
function clock(at: Date, locale: Locale): { time: string; half: string } {
  const found = new Map(parts(at, 'time', locale).map(({ type, value }) => [type, value]));
  const time = `${found.get('hour') ?? ''}:${found.get('minute') ?? ''}`;
  return { time, half: (found.get('dayPeriod') ?? '').toUpperCase() };
}

/**
 * A moment as Cairo's clocks and calendars show it, the clock with twelve hours: "10:00 AM", «10:00 ص» (product
 * decision: time). The day and the time of "Saturday 28 November at 4:00 PM" can stand within a sentence; after a name
 * of what is then, "Sat 28 Nov, 4:00 PM" is enough.
 */
export function formatDateTime(at: Date, form: DateTimeForm, locale: Locale): string {
  if (form === 'time') {
    const { time, half } = clock(at, locale);
    return time + NO_BREAK + half;
  }
  if (form === 'day-and-time') {
    const [day, time] = [formatDateTime(at, 'day', locale), formatDateTime(at, 'time', locale)];
    return locale === 'en' ? `${day} at ${time}` : `${day} الساعة ${time}`;
  }
  if (form === 'short-day-and-time') {
    const [day, time] = [formatDateTime(at, 'short-day', locale), formatDateTime(at, 'time', locale)];
    return locale === 'en' ? `${day}, ${time}` : `${day}، ${time}`;
  }
  const words = parts(at, form, locale)
    .map(({ value }) => value)
    .join('');
  return form === 'weekday' ? words.replace(ARTICLE, '') : words.replaceAll('،', '');
}

const NEAR_DAYS = { en: ['today', 'tomorrow'], ar: ['اليوم', 'غدًا'] } as const;

/**
 * A moment within a sentence, as people say it at `now`: "4:00 PM today", "4:00 PM tomorrow", later and earlier with
 * its date. Arabic has the day first, and «غدًا» cannot follow «حتى», «من» or «بعد»: its sentences say «بحد أقصى».
 */
export function formatMoment(at: Date, now: Date, locale: Locale): string {
  const day = [cairoDay(now), addDays(cairoDay(now), 1)].indexOf(cairoDay(at));
  const near = NEAR_DAYS[languageIn(locale)][day];
  if (near === undefined) return formatDateTime(at, 'day-and-time', locale);
  const time = formatDateTime(at, 'time', locale);
  return locale === 'en' ? `${time} ${near}` : `${near} الساعة ${time}`;
}

/** From one moment to another of the same day: "10:00–11:30 AM", "11:30 AM – 1:00 PM". */
export function formatHours(from: Date, to: Date, locale: Locale): string {
  const [start, end] = [clock(from, locale), clock(to, locale)];
  const until = formatDateTime(to, 'time', locale);
  return start.half === end.half ? `${start.time}–${until}` : `${formatDateTime(from, 'time', locale)} – ${until}`;
}

/** From one day to another: "22–28 Nov", "29 Nov – 5 Dec". */
export function formatDays(from: Date, to: Date, locale: Locale): string {
  const last = formatDateTime(to, 'short-date', locale);
  if (formatDateTime(from, 'month', locale) === formatDateTime(to, 'month', locale))
    return `${formatDateTime(from, 'day-of-month', locale)}–${last}`;
  return `${formatDateTime(from, 'short-date', locale)} – ${last}`;
}
