import { ratesToColumns } from '@hirfa/domain/payments';
import type { Ctx } from '../kernel/verb.ts';
import { getRates } from './get-rates.ts';

/** The rates of today's bookings where no category and no provider has their own. */
export async function getPriceRates({ ctx }: { ctx: Ctx }) {
  return ratesToColumns(await getRates({ ctx, input: { provider_id: null, category_slug: null } }));
}
