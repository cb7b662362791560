export { earnPastCredit, followBookings, spendPastCredit } from './queries.ts';
export { inviteCodes, invitations, promotionCodes, promotionUses, referralDevices } from './tables.ts';
