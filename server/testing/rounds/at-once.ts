import { type Answer, refusalOf } from '../calls.ts';

/** "done", or the code of the refusal. */
const said = (answer: Answer) => (answer.status === 200 ? 'done' : refusalOf(answer));

/** Begins both at once, and says what they answer; who begins first changes from round to round. */
export async function atOnce(round: number, one: () => Promise<Answer>, other: () => Promise<Answer>) {
  if (round % 2 === 0) return (await Promise.all([one(), other()])).map(said);
  const second = other();
  return (await Promise.all([one(), second])).map(said);
}
