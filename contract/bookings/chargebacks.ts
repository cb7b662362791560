import { MET_BY, REASON_LENGTH } from '@hirfa/domain/bookings';
import {
  CHARGEBACK_BEARERS,
  CHARGEBACK_REASONS,
  CHARGEBACK_STATES,
  EVIDENCE_NOTE_LENGTH,
} from '@hirfa/domain/payments';
import * as z from 'zod';
import { Amount } from '../lists.ts';
import { waits } from '../waiting-work.ts';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();

/**
 * A chargeback: the bank of the customer has taken `amount` back. `sent_at` is when our team sent evidence. Whether it
 * is `lost` is the decision of the bank; who bears that is ours. The customer does not read `decision`; of a lost one
 * where nobody had to bear anything it stays null.
 */
export const Chargeback = z.strictObject({
  id: z.uuid(),
  /** The extra whose charge it is about; null for that of what was booked. Each charge can have one. */
  extra_id: z.uuid().nullable(),
  state: z.enum(CHARGEBACK_STATES),
  reason: z.enum(CHARGEBACK_REASONS),
  amount: Amount,
  opened_at: Instant,
  evidence_until: Instant,
  sent_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  decision: z
    .strictObject({
      bearer: z.enum(CHARGEBACK_BEARERS),
      /** What the provider bears. */
      borne: Amount,
      reason: z.string(),
      decided_at: Instant,
    })
    .nullable(),
});
export type Chargeback = z.infer<typeof Chargeback>;

export const EvidenceNote = z.string().trim().min(EVIDENCE_NOTE_LENGTH.min).max(EVIDENCE_NOTE_LENGTH.max).regex(LINES);

/** How an admin decides who bears a lost chargeback; both the provider and the audit log have the reason. */
export const BearerDecision = z.strictObject({
  id: z.uuid(),
  chargeback_id: z.uuid(),
  bearer: z.enum(CHARGEBACK_BEARERS),
  reason: z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES),
});

/** The chargebacks that wait for admins: evidence is to be sent, or it is to be decided who bears a lost one. */
export const waitingChargebacks = [
  z.strictObject({
    kind: z.literal('chargeback'),
    ...waits,
    booking_id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    starts_at: Instant,
    customer_name: z.string(),
    /** The Arabic one is the other where the provider gave none. */
    provider_name_en: z.string(),
    provider_name_ar: z.string(),
    chargeback: Chargeback,
    /** What is lost, and what of it the provider would bear. */
    taken: Amount,
    at_most_borne: Amount,
    /**
     * What shows that both met: the start code, the customer who confirmed the start, or an admin who started the job
     * without a code, with their name; null where nothing does.
     */
    met: z.strictObject({ by: z.enum(MET_BY), name: z.string().nullable() }).nullable(),
    /** Who would bear it by the facts: the platform where something shows that both met. */
    proposed: z.enum(CHARGEBACK_BEARERS),
  }),
] as const;
