/**
 * Characters that people can not see or that change the direction of the text after them: control characters,
 * lone surrogates, private use, direction marks, the byte order mark. The content of a character class, for a
 * regular expression with the flag `u`: `new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'u')`. The line break is one of them.
 */
export const INVISIBLE_CHARACTERS = String.raw`\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069\uFEFF`;

/**
 * The same for names, which are shown within sentences and are looked at by admins: also line separators, marks without
 * width, and letters that show nothing. Joiners of Arabic letters and of emoji are part of a name.
 */
export const INVISIBLE_IN_NAMES = String.raw`${INVISIBLE_CHARACTERS}\p{Zl}\p{Zp}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2060-\u206F\u2800\u3164\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}`;
