import { createRandom } from '../random.ts';
import { FLOORS, STREETS } from './texts.ts';

/** Where people come to a customer in an area: the same place each time, in the language in which they wrote it. */
export function addressIn(area: string, customer: string): string {
  const random = createRandom(seedOf(`${customer} ${area}`));
  const [number, street, floor] = [random.int(1, 140), random.pick(STREETS), random.pick(FLOORS)];
  return random.chance(0.5) ? `${number} ${street.en}, ${floor.en}` : `${number} ${street.ar}، ${floor.ar}`;
}

const seedOf = (text: string) => Array.from(text).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
