/** Limits of the form (product decision: providers); rates and prices in whole EGP, lengths in characters. */
export const APPLICATION_LIMITS = {
  name: { min: 2, max: 80 },
  bio: { min: 30, max: 1000 },
  skill: { min: 2, max: 60 },
  skills: 12,
  links: 5,
  link: 300,
  cards: { min: 1, max: 12 },
  title: { min: 3, max: 80 },
  rateEgp: { min: 20, max: 10_000 },
  packageEgp: { min: 20, max: 1_000_000 },
  durationMinutes: { min: 30, max: 720, step: 30 },
  areas: 30,
} as const;

/** Why a field is not complete; the screens have the words. */
export const APPLICATION_PROBLEMS = [
  'required',
  'too_short',
  'too_long',
  'too_many',
  'contact',
  'not_an_amount',
  'out_of_range',
  'not_https',
  'repeated',
  'order',
  'overlap',
] as const;
export type ApplicationProblem = (typeof APPLICATION_PROBLEMS)[number];

const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

export type Range = { min: number; max: number };

/** What is wrong with an amount in EGP; null where it is one. */
export function amountProblem(value: string, { min, max }: Range): ApplicationProblem | null {
  if (value.trim() === '') return 'required';
  if (!AMOUNT.test(value.trim())) return 'not_an_amount';
  const egp = Number(value);
  return egp < min || egp > max ? 'out_of_range' : null;
}

/** The same for the price of a service. */
export const priceProblem = (price: string): ApplicationProblem | null =>
  amountProblem(price, APPLICATION_LIMITS.rateEgp);
