/**
 * How a word of a search may match a word that is found, the best first, with what the match is worth. Where a word has
 * a match of one group, no later group is asked: a misspelling never stands beside an exact word.
 */
export const MATCHES = [
  { how: 'exact', group: 0, worth: 1, because: 'The same word.' },
  { how: 'form', group: 0, worth: 0.95, because: 'Another form of it: plural, feminine, trade and tradesperson.' },
  { how: 'beginning', group: 0, worth: 0.7, because: 'It is not typed to its end.' },
  { how: 'mixed', group: 1, worth: 0.9, because: 'Letters that people write for one another, or write twice.' },
  { how: 'sound', group: 2, worth: 0.8, because: 'Arabic in Latin letters, by its consonants.' },
  { how: 'typo', group: 2, worth: 0.7, because: 'One letter is wrong, missing, too many, or swapped.' },
  { how: 'typos', group: 2, worth: 0.4, because: 'Two letters are.' },
] as const;
export type How = (typeof MATCHES)[number]['how'];

/** Where a word of an entry stands, and what a match there is worth. */
export const PLACES = {
  /** In its name: "Leak repair". */
  name: 4,
  /** In its own trade words. */
  trade: 3,
  /** In the names of the category of a service, and in the trade words of that: nearly as if they were its own. */
  categoryName: 3.9,
  category: 2.9,
  /** In the trade words of a category, where one of its services has it as well: the service is what is meant. */
  shared: 2,
  /** In its summary or description. */
  text: 1,
} as const;
export type Place = keyof typeof PLACES;

/** What a word that says only what is done with a thing is worth, beside the word for the thing. */
export const WORTH_OF_TASK = 0.5;
/** In English the last word is what the others describe ("house painter"), in Arabic the first («كهربائي منازل»). */
export const WORTH_OF_HEAD = 1.1;

/** What a word may be by its sound or with typos counts only near the best of these, as a share of its worth. */
export const NEAR_THE_BEST = 0.98;

/** From how many letters on a word may have one typo, and two. */
export const LETTERS_OF_TYPOS = [4, 8] as const;

/** What decides between two entries that a search finds; the next one only where all before are equal. */
export interface Rank {
  /** Whether the search is its whole name: "cleaning" is the category before each service with this word. */
  isWhole: boolean;
  /** The sum over the words of the search: how well the word matches, times its place, times how rare it is. */
  worth: number;
  /** Whether it is a service and not its category. */
  isSpecific: boolean;
  /** The share of its name that the search has. */
  share: number;
  /** How many providers offer it. */
  popularity: number;
}

/** In the order of the decision; more is better. */
export const RANKING: readonly { by: keyof Rank; because: string }[] = [
  { by: 'isWhole', because: 'Its own name is what somebody means.' },
  { by: 'worth', because: 'A name beats a description, and a rare word says more than a common one.' },
  { by: 'isSpecific', because: 'What is equally meant is meant more narrowly.' },
  { by: 'share', because: 'A short name with the word is more about it than a long one.' },
  { by: 'popularity', because: 'Where words decide nothing, what more people offer is likelier.' },
];

/** Whether the first entry stands before the second (negative), behind it (positive), or neither (0). */
export function compareRanks(one: Rank, other: Rank): number {
  for (const { by } of RANKING) {
    const difference = Number(other[by]) - Number(one[by]);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return 0;
}
