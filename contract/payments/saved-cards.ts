import { MONTH } from '@hirfa/domain/payments';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { notFound } from '../errors.ts';

/**
 * A card with which somebody pays again: `expires` is its last month ("2030-01"), null if the gateway does not tell it.
 */
export const SavedCard = z.strictObject({
  id: z.uuid(),
  brand: z.string(),
  last_digits: z.string(),
  expires: z.string().regex(MONTH).nullable(),
});
export type SavedCard = z.infer<typeof SavedCard>;

const tags = ['payments'];
const path = '/api/v1/me/cards';
const One = z.strictObject({ id: z.uuid() });

/** The caller's saved cards: at most `MOST_SAVED_CARDS`. Their numbers are at the gateway alone. */
export const savedCards = {
  /** The latest used first. */
  listSavedCards: personCall
    .route({ method: 'GET', path, summary: 'My saved cards', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(SavedCard) })),
  /** At once; the gateway is told afterwards. */
  removeSavedCard: personCall
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Remove a saved card', tags })
    .input(One)
    .output(One)
    .errors(notFound),
};
