/** What the texts of a booking are made of. */
export interface Words {
  what: string;
  provider: string;
  customer: string;
  when: string;
  /** A sentence for the provider, or nothing. */
  answerBy: string;
  refund: string;
  /** The dates of a package to which the same happened. */
  dates: string;
  isUnpaid: boolean;
  /** Sentences, or nothing. */
  others: string;
  because: string;
}

export type Text = (words: Words) => readonly [title: string, message: string];
