export { payoutsAdminPages } from './admin/admin-pages.ts';
export { PayoutsDesk } from './admin/payouts-desk.tsx';
export { NextPayout } from './own/next-payout.tsx';
export { OwnPayouts } from './own/own-payouts.tsx';
