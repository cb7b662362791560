import { SLUG } from '@hirfa/domain/catalogue';
import * as z from 'zod';

/** The input of every list: at most `limit` items; `cursor` is the previous page's `next_cursor`, absent at first. */
export const page = {
  limit: z.int().min(1).max(50).default(24),
  cursor: z.string().min(1).max(400).optional(),
};

/** A page of a list; `next_cursor` is opaque, null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), next_cursor: z.string().nullable() });
}

/** The input of a list that is read by position: at most `limit` items after the first `offset` ones. */
export const range = {
  limit: z.int().min(1).max(100).default(50),
  offset: z.int().min(0).max(1_000_000).default(0),
};

/** The items of such a list, and which they are of how many: `Content-Range: 50-99/1234` (RFC 9110). */
export function rangeOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ headers: z.object({ 'content-range': z.string() }), body: z.array(item) });
}

/** `[a-z0-9-]`, never in the form of a UUID, so that `/booking/{slug}` and `/booking/{id}` differ. */
export const Slug = z.string().max(SLUG.most).regex(new RegExp(SLUG.pattern));

/** A day in Cairo: "2026-11-21". */
export const DayText = z.iso.date();

/** An address that a browser may open: never `javascript:` or `data:`. */
export const WebAddress = z.url({ protocol: /^https?$/ });

/** A rate from 0 to 1, as text: "0.14". */
export const RateText = z.string().regex(/^(?:0(?:\.\d{1,4})?|1)$/);

/** EGP with two decimals, as text: "450.00". */
export const Amount = z.string().regex(/^\d{1,10}\.\d{2}$/);

/** An amount that may be owed, or go the other way: "-50.00". */
export const SignedAmount = z.string().regex(/^-?\d{1,10}\.\d{2}$/);
