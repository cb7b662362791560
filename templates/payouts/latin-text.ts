/** The Arabic letters as passports write them (ICAO 9303), without its marks of letters that Latin does not have. */
const ARABIC: Readonly<Record<string, string>> = {
  ء: '',
  آ: 'A',
  أ: 'A',
  ؤ: 'W',
  إ: 'I',
  ئ: 'Y',
  ا: 'A',
  ب: 'B',
  ة: 'H',
  ت: 'T',
  ث: 'TH',
  ج: 'J',
  ح: 'H',
  خ: 'KH',
  د: 'D',
  ذ: 'DH',
  ر: 'R',
  ز: 'Z',
  س: 'S',
  ش: 'SH',
  ص: 'S',
  ض: 'D',
  ط: 'T',
  ظ: 'Z',
  ع: 'A',
  غ: 'GH',
  ف: 'F',
  ق: 'Q',
  ك: 'K',
  ل: 'L',
  م: 'M',
  ن: 'N',
  ه: 'H',
  و: 'W',
  ى: 'A',
  ي: 'Y',
};
const TATWEEL_AND_MARKS = /[\u0640\p{M}]/gu;
/** Whatever else banks do not take in files (ISO 20022, Latin character set). */
const NOT_LATIN = /[^A-Za-z0-9/\-?:().,'+ ]+/g;
const NOTHING_LEFT = 'NOT PROVIDED';

/**
 * A name in the Latin character set of files for banks, at most so long: accents are left out, Arabic letters are
 * transliterated, "&" is "+", and what has no such letter is a space.
 */
export function latinText(text: string, length: number): string {
  const latin = text
    .normalize('NFC')
    .replace(/[\u0621-\u064A]/g, (letter) => ARABIC[letter] ?? letter)
    .normalize('NFKD')
    .replace(TATWEEL_AND_MARKS, '')
    .replaceAll('&', '+')
    .replace(NOT_LATIN, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
  return /[A-Za-z0-9]/.test(latin) ? latin : NOTHING_LEFT;
}
