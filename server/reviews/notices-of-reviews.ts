import { remindedAt, reviewableUntil } from '@hirfa/domain/reviews';
import { renderReviewAsked, renderReviewReceived, renderReviewReminder } from '@hirfa/templates/reviews';
import { setDeadline } from '../kernel/deadlines.ts';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { REMIND } from './deadlines.ts';
import { findAsked, findReceived } from './notice-queries.ts';

type Work = { ctx: WriteCtx; input: { id: string } };

/** Both people of a settled booking are asked once, and are reminded later if they have not written. */
export async function noticesOfAsking({ ctx: { db, now }, input: { id } }: Work): Promise<Notice[]> {
  const asked = await findAsked(db, id);
  if (asked === undefined) return [];
  const due_at = remindedAt(asked.completed_at);
  if (due_at > now) await setDeadline(db, { kind: REMIND, entity_id: id, due_at });
  return asked.people.map(({ user_id, part, other }) => ({
    to: { user_id },
    type: 'review_asked' as const,
    ...renderReviewAsked(part, other, asked.title),
    metadata: { booking_id: asked.booking_id, part },
    event_key: `review_asked:${id}:${part}`,
  }));
}

/** Who has not written is reminded before it is too late. */
export async function noticesOfReminder({ ctx: { db, now }, input: { id } }: Work): Promise<Notice[]> {
  const asked = await findAsked(db, id);
  if (asked === undefined || now >= reviewableUntil(asked.completed_at)) return [];
  return asked.people
    .filter(({ has_written }) => !has_written)
    .map(({ user_id, part, other }) => ({
      to: { user_id },
      type: 'review_reminder' as const,
      ...renderReviewReminder(part, other, asked.title),
      metadata: { booking_id: asked.booking_id, part },
      event_key: `review_reminder:${id}:${part}`,
    }));
}

/** Whom a review is about is told when it is published. */
export async function noticesOfReview({ ctx: { db }, input: { id } }: Work): Promise<Notice[]> {
  const received = await findReceived(db, id);
  if (received === undefined) return [];
  const { user_id, part, booking_id, from, stars, title } = received;
  return [
    {
      to: { user_id },
      type: 'review_received',
      ...renderReviewReceived(from, stars, title),
      metadata: { booking_id, part },
      event_key: `review_received:${id}`,
    },
  ];
}
