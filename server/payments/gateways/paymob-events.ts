import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Webhook, WebhookEvent } from '../gateway.ts';

/** What Paymob signs, in this order: nothing else of an event is trusted. */
const SIGNED = {
  TRANSACTION: [
    'amount_cents',
    'created_at',
    'currency',
    'error_occured',
    'has_parent_transaction',
    'id',
    'integration_id',
    'is_3d_secure',
    'is_auth',
    'is_capture',
    'is_refunded',
    'is_standalone_payment',
    'is_voided',
    'order.id',
    'owner',
    'pending',
    'source_data.pan',
    'source_data.sub_type',
    'source_data.type',
    'success',
  ],
  TOKEN: ['card_subtype', 'created_at', 'email', 'id', 'masked_pan', 'merchant_id', 'order_id', 'token'],
} as const;

const Event = z.object({ type: z.enum(['TRANSACTION', 'TOKEN']), obj: z.looseObject({ id: z.int() }) });
const HMAC = /^[0-9a-f]{128}$/i;
/** A saved card, all of which is signed. Paymob tells no month in which it expires, and names it by its last digits. */
const Card = z
  .object({
    order_id: z.union([z.int().transform(String), z.string().regex(/^[1-9]\d{0,14}$/)]),
    token: z.string().regex(/^[\w-]{10,200}$/),
    masked_pan: z.string().regex(/\d{4}$/),
    card_subtype: z.string().regex(/^[A-Za-z ]{1,30}$/),
  })
  .transform(({ order_id, token, masked_pan, card_subtype: brand }) => {
    const last_digits = masked_pan.slice(-4);
    return { order_id, card: { token, brand, last_digits, instrument: `${brand} ${last_digits}`, expires: null } };
  });
/** An order, in an event about money. */
const OrderId = z.object({ order: z.object({ id: z.int() }) });

/**
 * The event of a callback, which says only at which order to look, and of a saved card its token. Paymob signs no time
 * of sending, so that one can be repeated: it has the same id then. Other callbacks are refused.
 */
export function readEvent({ body, query }: Webhook, secret: string): WebhookEvent | null {
  const parsed = Event.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { type, obj } = parsed.data;
  const hmac = hmacOf(type, obj, secret);
  const given = query.get('hmac') ?? '';
  if (!HMAC.test(given) || !timingSafeEqual(hmac, Buffer.from(given, 'hex'))) return null;
  const event_id = `${type.toLowerCase()}-${hmac.toString('hex')}`;
  if (type === 'TOKEN') return cardIn(obj, event_id);
  const order = OrderId.safeParse(obj);
  if (!order.success) return null;
  const { id, success, pending, is_auth, is_capture, is_voided, is_refunded } = obj;
  const about = String(order.data.order.id);
  const kept = { type, id, order: about, success, pending, is_auth, is_capture, is_voided, is_refunded };
  return { event_id, about, kept: JSON.stringify(kept) };
}

/** What is stored of the event names no card. One that can not be read is answered, too: nothing depends on it. */
function cardIn(obj: unknown, event_id: string): WebhookEvent {
  const { success, data } = Card.safeParse(obj);
  const kept = JSON.stringify({ type: 'TOKEN' });
  return success ? { event_id, about: data.order_id, kept, saved_card: data.card } : { event_id, about: '', kept };
}

export const hmacOf = (type: keyof typeof SIGNED, obj: Readonly<Record<string, unknown>>, secret: string): Buffer =>
  createHmac('sha512', secret)
    .update(SIGNED[type].map((path) => valueAt(obj, path)).join(''))
    .digest();

function valueAt(obj: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>(
    // Only what the object itself has.
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
    obj,
  );
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
