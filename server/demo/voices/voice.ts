/** A sentence somebody writes about themselves; `{years}` and `{area}` are filled in with their own. */
export interface Sentence {
  en: string;
  ar_m: string;
  ar_f: string;
}

export interface Pair {
  en: string;
  ar: string;
}

/** A bio begins with how they came to the craft and goes on with how they work. */
export interface Voice {
  hobby: readonly Sentence[];
  professional: readonly Sentence[];
  manner: readonly Sentence[];
  skills: readonly Pair[];
}

/** A firm says "we", which is the same for everybody. */
export interface FirmVoice {
  origins: readonly Pair[];
  manner: readonly Pair[];
  skills: readonly Pair[];
}

/** Where Arabic is the same for everybody, the woman's form is left out. */
export const says = (en: string, ar_m: string, ar_f = ar_m): Sentence => ({ en, ar_m, ar_f });
export const both = (en: string, ar: string): Pair => ({ en, ar });
