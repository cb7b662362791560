export { renderReferralEarned, renderReferralReversed } from './credit.ts';
