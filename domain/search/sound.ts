import { withoutArticle } from './spelling.ts';

/**
 * Letters of both scripts by their sound in Cairo, in this order: capitals for consonants, small letters for vowels.
 * Digits are letters that Latin does not have ("7anafeya", "sa5an"). Hamza and ع are written by few in Latin letters.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // At the beginning of a word they are consonants.
  [/^[wو]/g, 'W'],
  [/^[yي]/g, 'Y'],
  [/kh|5|خ/g, 'X'],
  [/sh|ch|ش/g, 'C'],
  [/gh|8|غ/g, 'Q'],
  [/[gjج]/g, 'G'],
  [/th|[t6طت]/g, 'T'],
  [/dh|[dضد]/g, 'D'],
  [/[h7حه]/g, 'H'],
  [/[s9صس]/g, 'S'],
  [/[zز]/g, 'Z'],
  [/ph|[fvف]/g, 'F'],
  [/[bpب]/g, 'B'],
  [/[kcqك]/g, 'K'],
  [/[lل]/g, 'L'],
  [/[mم]/g, 'M'],
  [/[nن]/g, 'N'],
  [/[rر]/g, 'R'],
  [/x/g, 'KS'],
  [/[aا]/g, 'a'],
  [/[ouwو]/g, 'o'],
  [/[eiyي]/g, 'i'],
  // A vowel that Arabic does not write; Latin writes it with or without the digit.
  [/^[3ع]/g, 'u'],
  [/[^A-Zaoiu]+/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Letters that are pronounced in two ways: «قفل» is "2efl" and "kefl", «ثلاجة» is "tallaga". */
const TWO_WAYS: readonly (readonly [letter: RegExp, ways: readonly [string, string]])[] = [
  [/(?<![scktgd])h$|ه$/g, ['ا', 'ح']],
  [/[ق2]/g, ['', 'ك']],
  [/ث/g, ['ت', 'س']],
  [/[ذظ]/g, ['ز', 'د']],
];

/** How a folded word sounds, once for each way: "SBaK" for «سباك», "SaBaK" for "sabbak". */
export function soundsOf(word: string): string[] {
  const ways = TWO_WAYS.reduce(
    (spellings, [letter, pair]) =>
      word.search(letter) === -1
        ? spellings
        : spellings.flatMap((spelling) => pair.map((way) => spelling.replace(letter, way))),
    [withoutArticle(word)],
  );
  return [...new Set(ways.map((way) => SOUNDS.reduce((sound, [letters, one]) => sound.replace(letters, one), way)))];
}

/** The consonants of a sound, which both scripts write. A vowel before them is one: few leave it out. */
export function consonantsOf(sound: string): string {
  return sound.replace(/^[aoiu]+/, 'V').replace(/[aoi]+/g, '');
}

/** What a difference between the vowels of two words with the same consonants counts, from 0 to 1. */
const MISSING = 0.3;
const EXTRA = 0.06;
/** Arabic writes an "a" at the end of a word, as ة, ا or ى: "salma" is not «سلم». */
const WITHOUT_LAST_A = 1;

/**
 * How far the vowels of two sounds with the same consonants are apart, from 0 to 1. Arabic writes only the long ones:
 * those are missed where the Latin word does not have them, and others of it count little.
 */
export function vowelsApart(latin: string, arabic: string): number {
  const between = arabic.split(/[A-Z]/);
  const apart = latin.split(/[A-Z]/).map((vowels, at, all) => {
    const written = (between[at] ?? '').replace('u', '');
    if (at === all.length - 1 && vowels.endsWith('a') && between[at] === '') return WITHOUT_LAST_A;
    if (written === '') return vowels === '' || between[at] === 'u' ? 0 : EXTRA;
    return MISSING * [...written].filter((vowel) => !vowels.includes(vowel)).length;
  });
  return Math.min(
    1,
    apart.reduce((sum, one) => sum + one, 0),
  );
}
