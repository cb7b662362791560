import type { PaymentMethod } from '@hirfa/domain/payments';

/** What each adapter can do: a gateway offers these methods or fewer. */
const METHODS_OF: readonly (readonly [adapter: string, methods: readonly PaymentMethod[]])[] = [
  ['sandbox', ['card', 'wallet', 'kiosk']],
  ['stripe', ['card']],
  ['paymob', ['card', 'wallet', 'kiosk']],
];

/** The same as pairs of SQL: the database refuses other attempts. */
export const METHOD_PAIRS = METHODS_OF.flatMap(([name, methods]) => methods.map((each) => `('${name}', '${each}')`));
