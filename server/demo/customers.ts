import { createNaming } from './providers/names.ts';
import { createRandom } from './random.ts';
import type { DemoCustomer } from './shapes.ts';

const CUSTOMERS = 40;
const STREAM = 0xc057;

/** The customer whose account people use to try the demo; the same for every seed. */
export const nour: DemoCustomer = { key: 'customer', full_name: 'Nour El-Sayed', joined_days_ago: 90 };

/** The other customers of the demo. `taken` are names that are in use already. */
export function demoCustomers(seed: number, taken: readonly string[]): readonly DemoCustomer[] {
  const random = createRandom(seed ^ STREAM);
  const name = createNaming(random, taken);
  return Array.from({ length: CUSTOMERS }, (_, index) => ({
    key: `customer-${String(index + 1).padStart(3, '0')}`,
    full_name: name(random.chance(0.55)).full_name,
    // Half of them joined recently.
    joined_days_ago: random.chance(0.5) ? random.int(8, 60) : random.int(61, 600),
  }));
}
