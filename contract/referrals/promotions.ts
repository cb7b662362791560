import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { INVITATION_REFUSALS } from '@hirfa/domain/referrals';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { Amount, page, pageOf, RateText, Slug } from '../lists.ts';
import { PromotionCode } from '../payments/index.ts';
import { LINE, LINES } from '../texts.ts';

const Instant = z.iso.datetime();
const Title = z.string().trim().min(2).max(80).regex(LINE);
const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);
const Uses = z.int().min(1).max(1_000_000);

/** What an admin decides about a promotion code; null is no limit. One of `percent` and `flat` is given. */
const terms = {
  code: PromotionCode,
  title_en: Title,
  title_ar: Title,
  is_public: z.boolean(),
  percent: RateText.nullable(),
  flat: Amount.nullable(),
  minimum: Amount,
  maximum: Amount.nullable(),
  uses_per_person: Uses.nullable(),
  uses_in_total: Uses.nullable(),
  budget: Amount.nullable(),
  category_slug: Slug.nullable(),
  provider_type: z.enum(PROVIDER_TYPES).nullable(),
  is_first_booking_only: z.boolean(),
  stands_together: z.boolean(),
  starts_at: Instant,
  ends_at: Instant.nullable(),
};

/** A promotion code as admins see it, with what it has given. */
export const Promotion = z.strictObject({
  id: z.uuid(),
  ...terms,
  used: z.int(),
  spent: Amount,
  stopped_at: Instant.nullable(),
  created_at: Instant,
});
export type Promotion = z.infer<typeof Promotion>;

export const NewPromotion = z.strictObject(terms);
export type NewPromotion = z.infer<typeof NewPromotion>;

/** An invitation that gives nothing, and why. */
export const RefusedInvitation = z.strictObject({
  invited_id: z.uuid(),
  invited_name: z.string(),
  inviter_id: z.uuid(),
  inviter_name: z.string(),
  reason: z.enum(INVITATION_REFUSALS),
  at: Instant,
});
export type RefusedInvitation = z.infer<typeof RefusedInvitation>;

/** What an invitation is worth to each of the two now, and since when; `holds_from` is null while it is the default. */
export const InvitationAmount = z.strictObject({ flat: Amount, holds_from: Instant.nullable(), default_flat: Amount });
export type InvitationAmount = z.infer<typeof InvitationAmount>;

const path = '/api/v1/admin/promotions';
const amountPath = '/api/v1/admin/invitation-amount';
const tags = ['admin'];

/** What admins do with promotion codes, and read about invitations. */
export const promotions = {
  listPromotions: adminCall
    .route({ method: 'GET', path, summary: 'Promotion codes', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(Promotion)),
  /** `data.fields` of `invalid_input`: `code` where there is one already, `ends_at` where it is not after the start. */
  addPromotion: adminCall
    .meta({ audit: ['promotion.add'] })
    .route({ method: 'POST', path, summary: 'Create a promotion code', tags })
    .input(NewPromotion)
    .output(z.strictObject({ id: z.uuid() })),
  /** 409 `state_changed` where it was stopped before. */
  stopPromotion: adminCall
    .meta({ audit: ['promotion.change'] })
    .route({ method: 'POST', path: `${path}/{id}/stop`, summary: 'Stop a promotion code', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ stopped: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
  /** Not below what it has given. 409 `state_changed` where it was stopped. */
  changePromotionBudget: adminCall
    .meta({ audit: ['promotion.change'] })
    .route({ method: 'POST', path: `${path}/{id}/budget`, summary: 'Change the budget of a promotion code', tags })
    .input(z.strictObject({ id: z.uuid(), budget: Amount.nullable() }))
    .output(z.strictObject({ changed: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
  listRefusedInvitations: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/refused-invitations', summary: 'Refused invitations', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(RefusedInvitation)),
  getInvitationAmount: adminCall
    .route({ method: 'GET', path: amountPath, summary: 'What an invitation is worth', tags })
    .input(z.strictObject({}))
    .output(InvitationAmount),
  /**
   * From now on, for people who are invited from now on: whoever is bound keeps what was promised. 409 `state_changed`
   * where another admin has changed it meanwhile: it is not `seen` any more.
   */
  changeInvitationAmount: adminCall
    .meta({ audit: ['invitation_amount.change'] })
    .route({ method: 'POST', path: amountPath, summary: 'Change what an invitation is worth', tags })
    .input(z.strictObject({ seen: Amount, flat: Amount, reason: Reason }))
    .output(InvitationAmount)
    .errors(stateChanged),
};
