/** A sentence of a person's bio, in both genders of Arabic; `{years}` and `{area}` are placeholders. */
export interface Sentence {
  en: string;
  ar_m: string;
  ar_f: string;
}

export interface Pair {
  en: string;
  ar: string;
}

/** The sentences of bios. A bio begins with a sentence of the person's level, followed by `manner`. */
export interface BioTexts {
  hobby: readonly Sentence[];
  professional: readonly Sentence[];
  manner: readonly Sentence[];
  skills: readonly Pair[];
}

/** The sentences of firms, which use "we" and so have no gender. */
export interface FirmBioTexts {
  origins: readonly Pair[];
  manner: readonly Pair[];
  skills: readonly Pair[];
}

/** The sentences of men who work alone at a trade; their skills are those of the firms. */
export type SoloBioTexts = Omit<FirmBioTexts, 'skills'>;

/** The feminine form can be omitted if it is the same. */
export const sentence = (en: string, ar_m: string, ar_f = ar_m): Sentence => ({ en, ar_m, ar_f });
export const pair = (en: string, ar: string): Pair => ({ en, ar });
