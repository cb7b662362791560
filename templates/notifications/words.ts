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
  /** A free second visit. */
  isFree: boolean;
  /** Paid in cash after the job. */
  isCash: boolean;
  /** How a refund that can not go back is given was chosen before. */
  isChosen: boolean;
  /** A sentence: the money goes back, or a free visit can be asked for again. */
  released: string;
  /** Sentences, or nothing. */
  others: string;
  because: string;
}

export type Text = (words: Words) => readonly [title: string, message: string];
