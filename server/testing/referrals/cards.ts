import type { TestProduct } from '../product.ts';

type Gateway = TestProduct['services']['gateway'];

/** A gateway that names the card of each payment, which the sandbox gateway does not. */
export function namingCards(gateway: Gateway, cardOf: (bookingId: string) => string | undefined): Gateway {
  const paidWith = new Map<string, string | undefined>();
  return {
    ...gateway,
    async openCheckout(order) {
      const checkout = await gateway.openCheckout(order);
      if ('id' in checkout) paidWith.set(checkout.id, cardOf(order.booking_id));
      return checkout;
    },
    async readCheckout(id) {
      const checkout = await gateway.readCheckout(id);
      return 'id' in checkout ? { ...checkout, instrument: paidWith.get(id) } : checkout;
    },
  };
}
