/**
 * Characters that people can not see or that change the direction of the text after them: control characters,
 * lone surrogates, private use, direction marks, the byte order mark. The content of a character class, for a
 * regular expression with the flag `u`: `new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'u')`. The line break is one of them.
 */
export const INVISIBLE_CHARACTERS = String.raw`\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069\uFEFF`;
