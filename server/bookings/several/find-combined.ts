import { combineOffers, warrantyOfAll } from '@hirfa/domain/bookings';
import { type Ctx, type Refusal, refuse, refuseField } from '../../kernel/verb.ts';
import { type BookableOffer, findOffer } from '../queries.ts';
import { findOffers } from './queries.ts';

interface Wanted {
  ctx: Pick<Ctx, 'db'>;
  /** An offer, and others that are booked with it. */
  input: { id: string; also?: readonly string[] | undefined };
}

/** An offer together with others, as one; a refusal where one of them cannot be booked now, or not with the others. */
export async function findCombined({
  ctx: { db },
  input: { id, also = [] },
}: Wanted): Promise<BookableOffer | Refusal<'not_found' | 'invalid_input'>> {
  const [first, others] = await Promise.all([findOffer(db, id), findOffers(db, also)]);
  if (first === undefined) return refuse('not_found');
  const combined = combine(first, also, others);
  return 'refused' in combined ? combined : combined.offer;
}

/** The same with the offers that were found, and what it is made of. */
export function combine(first: BookableOffer, also: readonly string[], found: readonly BookableOffer[]) {
  const others = also.flatMap((id) => found.find((offer) => offer.id === id) ?? []);
  const combined = others.length === also.length ? combineOffers(first, others) : null;
  if (combined === null) return refuseField('also', 'These services cannot be booked together');
  const warranty_days = warrantyOfAll([first, ...others]);
  return { ...combined, offer: { ...combined.offer, warranty_days } };
}
