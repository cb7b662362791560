/** What the texts of a booking are made of. */
export interface Words {
  what: string;
  provider: string;
  customer: string;
  when: string;
  /** A sentence for the provider, or nothing. */
  answerBy: string;
  refund: string;
  isUnpaid: boolean;
  /** Sentences, or nothing. */
  others: string;
  because: string;
}

export type Text = (words: Words) => readonly [title: string, message: string];
