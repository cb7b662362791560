import { defineEvent } from '../kernel/events.ts';

/** A booking is settled, by the change of this id: its two people can review each other. */
export const reviewsAsked = defineEvent<{ history_id: string }>('reviews_asked');

/** The days to review the booking of this change end soon. */
export const reviewsEndSoon = defineEvent<{ history_id: string }>('reviews_end_soon');

/** Everybody whom it concerns reads the review from now on. */
export const reviewPublished = defineEvent<{ review_id: string }>('review_published');

/** A review waits for an admin: the id of its report, or its own. */
export const reviewWaits = defineEvent<{ entity_id: string }>('review_waits');
