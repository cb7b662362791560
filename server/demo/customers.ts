import { createNaming } from './providers/names.ts';
import { createRandom } from './random.ts';
import type { DemoCustomer } from './shapes.ts';

const CUSTOMERS = 40;
const STREAM = 0xc057;

/** Whoever tries the demo as a customer is Nour, the same from every seed. */
export const nour: DemoCustomer = { key: 'customer', full_name: 'Nour El-Sayed', joined_days_ago: 90 };

/** The demo's customers beside Nour. `taken` are the names of everybody else. */
export function demoCustomers(seed: number, taken: readonly string[]): readonly DemoCustomer[] {
  const random = createRandom(seed ^ STREAM);
  const name = createNaming(random, taken);
  return Array.from({ length: CUSTOMERS }, (_, index) => ({
    key: `customer-${String(index + 1).padStart(3, '0')}`,
    full_name: name(random.chance(0.55)).full_name,
    // Half of them came lately.
    joined_days_ago: random.chance(0.5) ? random.int(8, 60) : random.int(61, 600),
  }));
}
