import type { Market } from '../../../testing/market.ts';

const REASON = 'The work was not done.';

export const suspend = ({ ask: call, provider }: Market, bookings: 'keep' | 'cancel') =>
  call('admin', 'POST', `/api/v1/admin/providers/${provider.id}/suspend`, { reason: REASON, bookings });
export const reinstate = ({ ask: call, provider }: Market) =>
  call('admin', 'POST', `/api/v1/admin/providers/${provider.id}/reinstate`, {});
