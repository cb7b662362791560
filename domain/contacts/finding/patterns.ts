/** Between two words: spaces and signs, but nothing that is masked already. */
export const GAP = String.raw`[^\p{L}\p{N}•]{1,3}`;
/** Around a whole word. */
export const HERE = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Signs that people write for letters. */
const SIGNS: Record<string, string> = { a: 'a@4', o: 'o0', i: 'i1!', l: 'l1', e: 'e3', s: 's$5', t: 't7' };

/** A name however it is spread or disguised: "w h a t s a p p", "f@cebook", «واتس.اب», "instaaaagram". */
export function disguised(name: string): string {
  const letters = name.split('').map((letter) => `[${SIGNS[letter] ?? letter}]{1,4}`);
  return letters.join(String.raw`[\s._*~'’|/+,-]?`);
}

/** Any of these texts, in which a space stands for what is between two words, or for nothing. */
export function anyOf(...texts: string[]): string {
  return `(?:${texts.map((text) => text.replaceAll(' ', GAP)).join('|')})`;
}

/** A pattern over folded texts. */
export function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}
