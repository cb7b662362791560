import { type PaymentMethod, piastres } from '@hirfa/domain/payments';

export const AMOUNT = piastres(51_300);
const HALF_HOUR_MS = 30 * 60_000;
let keys = 0;

/** An idempotency key that no other call of this file has. */
export const nextKey = () => `key-${(keys += 1)}`;

/** What a customer orders at any gateway. */
export const orderOf = (key: string, method: PaymentMethod = 'card') => ({
  attempt_id: key,
  booking_id: 'booking-7',
  amount: AMOUNT,
  payer: { name: 'Mona Fathy', email: null, phone: '+201000000000' },
  method,
  saves_card: false,
  card_token: null as string | null,
  description: 'Pottery for beginners',
  language: 'en' as const,
  return_url: 'http://127.0.0.1:9/payment-return?booking=7',
  webhook_url: 'http://127.0.0.1:9/webhooks',
  expires_at: new Date(Math.ceil(Date.now() / 60_000) * 60_000 + HALF_HOUR_MS),
});
