/** A saved card at Stripe: the payment method, and the customer that has it alone. */
export const tokenOf = (customer: string, paymentMethod: string): string => `${customer}/${paymentMethod}`;

/** @throws if it is no token of a card at Stripe. */
export function readToken(token: string): { customer: string; payment_method: string } {
  const [customer, payment_method, ...more] = token.split('/');
  if (customer === undefined || payment_method === undefined || more.length > 0) throw new Error('no token of Stripe');
  return { customer, payment_method };
}
