import { handlersOf } from '../kernel/handlers.ts';
import { acceptInvitation, getInviter } from './invitations/accept-invitation.ts';
import { changeInvitationAmount, getInvitationAmount } from './admin/invitation-amount.ts';
import {
  addPromotion,
  changePromotionBudget,
  listPromotions,
  listRefusedInvitations,
  stopPromotion,
} from './admin/promotions.ts';
import { getReferrals, listCredit, listInvited } from './get-referrals.ts';
import { takeRefundAsCredit } from './refunds/take-refund-as-credit.ts';
import { listCampaigns } from './list-campaigns.ts';

export const referralsHandlers = (services: unknown) =>
  handlersOf('referrals', services, {
    getInviter,
    acceptInvitation,
    getReferrals,
    listInvited,
    listCredit,
    takeRefundAsCredit,
    listCampaigns,
    listPromotions,
    addPromotion,
    stopPromotion,
    changePromotionBudget,
    listRefusedInvitations,
    getInvitationAmount,
    changeInvitationAmount,
  });
