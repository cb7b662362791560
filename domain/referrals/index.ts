export {
  CREDIT_KINDS,
  type CreditKind,
  INVITATION_KEPT_DAYS,
  INVITATION_REFUSALS,
  INVITATION_STATES,
  type InvitationRefusal,
  type InvitationState,
  INVITE_CODE,
  INVITE_CODE_PATTERN,
  MOST_PER_INVITATION,
  REFERRAL,
} from './invitations.ts';
export {
  type Promotion,
  PROMOTION_REFUSALS,
  type PromotionFacts,
  promotionOf,
  type PromotionRefusal,
  type PromotionTerms,
} from './promotion.ts';
