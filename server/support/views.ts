import type { SupportMessage, SupportSession } from '@hirfa/contract/support';
import type { MessageRow } from './message-queries.ts';
import type { SessionRow } from './queries.ts';

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

export function viewMessage(row: MessageRow): SupportMessage {
  const { sender_id: _, photo_id: __, photo, answers_at, created_at, ...shown } = row;
  const size = photo && { width: photo.width, height: photo.height };
  return { ...shown, photo: size, answers_at: instantOf(answers_at), created_at: created_at.toISOString() };
}

/** A session as its person sees it. */
export function viewSession(row: SessionRow): SupportSession {
  const { id, status, language, booking_id, last_seq, answered_seq, seen_seq, taken_by, rating } = row;
  return {
    id,
    status,
    language,
    booking_id,
    last_seq,
    answered_seq,
    seen_seq,
    is_taken: taken_by !== null,
    rating,
    last_at: row.last_at.toISOString(),
    created_at: row.created_at.toISOString(),
    ended_at: instantOf(row.ended_at),
  };
}
