/** Where Hirfa works and which languages it speaks. */

export { DEFAULT_LANGUAGE, directionOf, type Language, LANGUAGES, otherLanguage, textIn } from './languages.ts';
export { alternates, languageOf, pathIn, plainPath } from './paths.ts';
export { type Locale, languageIn, LOCALES } from './locales.ts';
export { type DateTimeForm, formatDateTime, formatDays, formatHours, formatMoment } from './date-times.ts';
export { nextRamadan } from './ramadan.ts';
export { INVISIBLE_CHARACTERS, INVISIBLE_IN_NAMES } from './invisible-characters.ts';
export {
  addDays,
  cairoDay,
  cairoInstant,
  cairoMinute,
  type ClockChange,
  clockChange,
  type ClockPart,
  clockParts,
  type Day,
  DAY_MINUTES,
  MARKET_ZONE,
  startOfDay,
  weekdayOf,
  weekOf,
} from './cairo.ts';
