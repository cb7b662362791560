import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { CREDIT_KINDS, INVITATION_STATES, INVITE_CODE_PATTERN } from '@hirfa/domain/referrals';
import * as z from 'zod';
import { CategoryBrief } from '../catalogue/index.ts';
import { call, MINUTE, personCall } from '../calls.ts';
import { idempotencyMismatch, notFound, stateChanged } from '../errors.ts';
import { Amount, page, pageOf, RateText } from '../lists.ts';
import { promotions } from './promotions.ts';

export { InvitationAmount, NewPromotion, Promotion, RefusedInvitation } from './promotions.ts';

const Instant = z.iso.datetime();
const InviteCode = z.string().regex(new RegExp(INVITE_CODE_PATTERN));

/** The caller's code, and what it has brought. `flat` is what an invitation is worth to each of the two today. */
export const Referrals = z.strictObject({
  code: z.string(),
  flat: Amount,
  credit: Amount,
  /** Taken from later credit: it was earned and spent before the booking's money went back. */
  owed: Amount,
  earned: Amount,
  /** Who invited the caller. */
  invitation: z
    .strictObject({ inviter: z.string(), state: z.enum(INVITATION_STATES), amount: Amount.nullable() })
    .nullable(),
});
export type Referrals = z.infer<typeof Referrals>;

/** Somebody whom the caller has invited, by the first name alone. */
export const InvitedPerson = z.strictObject({
  id: z.uuid(),
  first_name: z.string(),
  state: z.enum(INVITATION_STATES),
  amount: Amount.nullable(),
  joined_at: Instant,
});
export type InvitedPerson = z.infer<typeof InvitedPerson>;

/** A movement of the caller's credit; what they spent is negative. */
export const CreditEntry = z.strictObject({
  id: z.uuid(),
  kind: z.enum(CREDIT_KINDS),
  amount: z.string().regex(/^-?\d{1,10}\.\d{2}$/),
  at: Instant,
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** A promotion code that everybody may use now. */
export const Campaign = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  title_en: z.string(),
  title_ar: z.string(),
  percent: RateText.nullable(),
  flat: Amount.nullable(),
  minimum: Amount,
  maximum: Amount.nullable(),
  category: CategoryBrief.nullable(),
  provider_type: z.enum(PROVIDER_TYPES).nullable(),
  is_first_booking_only: z.boolean(),
  ends_at: Instant.nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

const path = '/api/v1/referrals';
const tags = ['referrals'];
const stale = { staleAfter: { any: ['booking_changed', 'notification_added'] } } as const;

/** Invitations, credit and promotion codes. */
export const referrals = {
  ...promotions,
  /** Who invites with this code, by the display name, and what it is worth. 2.2 */
  getInviter: call
    .meta({ rate: { times: 60, perMs: MINUTE } })
    .route({ method: 'GET', path: '/api/v1/invitations/{code}', summary: 'Who invites', tags })
    .input(z.strictObject({ code: InviteCode }))
    .output(z.strictObject({ display_name: z.string(), flat: Amount }))
    .errors(notFound),
  /**
   * Binds the caller, whose account is new, to who invited them. `refused`: the invitation gives nothing; `not_new`:
   * the account is older, or has booked. `state_changed`: somebody has invited the caller before.
   */
  acceptInvitation: personCall
    .meta({ rate: { times: 20, perMs: 60 * MINUTE } })
    .route({ method: 'POST', path: `${path}/invitation`, summary: 'Accept an invitation', tags })
    .input(z.strictObject({ code: InviteCode }))
    .output(z.strictObject({ outcome: z.enum(['bound', 'refused', 'not_new']) }))
    .errors({ ...notFound, ...stateChanged }),
  /** 2.32 */
  getReferrals: personCall
    .meta(stale)
    .route({ method: 'GET', path, summary: 'My invitations and credit', tags })
    .input(z.strictObject({}))
    .output(Referrals),
  listInvited: personCall
    .meta(stale)
    .route({ method: 'GET', path: `${path}/invited`, summary: 'Whom I have invited', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(InvitedPerson)),
  listCredit: personCall
    .meta(stale)
    .route({ method: 'GET', path: `${path}/credit`, summary: 'My credit', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(CreditEntry)),
  /**
   * Takes a refund that could not go back to where the money came from as credit, at once; `id` is that of the refund.
   * What the caller owes (`owed`) is taken from it. `state_changed`: they have chosen before.
   */
  takeRefundAsCredit: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/refunds/{id}/credit', summary: 'Take a refund as credit', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ id: z.uuid() }))
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch }),
  /** Promotion codes that run now, the newest first: all, or those of one type of provider and those of any. 2.2 */
  listCampaigns: call
    .route({ method: 'GET', path: '/api/v1/campaigns', summary: 'Running campaigns', tags })
    .input(z.strictObject({ provider_type: z.enum(PROVIDER_TYPES).optional() }))
    .output(z.strictObject({ items: z.array(Campaign).max(50) })),
};
