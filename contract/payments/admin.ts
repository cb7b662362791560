import { SETTING_NAMES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { secondFactorProof } from '../accounts/index.ts';
import { adminCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { Amount, RateText, Slug } from '../lists.ts';

/**
 * A rate from an instant on: for everybody, for the offers of a category, or for those of a provider. That of a
 * provider precedes that of a category, and this the general one.
 */
export const RateSetting = z.strictObject({
  id: z.uuid(),
  name: z.enum(SETTING_NAMES),
  category_slug: Slug.nullable(),
  provider_id: z.uuid().nullable(),
  value: RateText,
  holds_from: z.iso.datetime(),
});
export type RateSetting = z.infer<typeof RateSetting>;

/** 409 `state_changed` where there is one for this instant, or it holds already. */
const refusals = { ...notFound, ...stateChanged, ...secondFactorProof.errors };
const path = '/api/v1/admin/settings/rates';
const tags = ['admin'];

/** The rates with the dates from which they hold, which are never in the past. Each change is in the audit log. */
export const adminOfPayments = {
  /** Needs a second factor that is shown now, of an admin who has one. */
  addRate: adminCall
    .meta({ audit: ['setting.add'] })
    .route({ method: 'POST', path: path, summary: 'Change a rate from a date on', tags })
    .input(RateSetting.omit({ id: true, provider_id: true }).extend(secondFactorProof.fields))
    .output(z.strictObject({ id: z.uuid() }))
    .errors(refusals),
  /** Takes a rate back that does not hold yet. Needs a second factor, too. */
  removeRate: adminCall
    .meta({ audit: ['setting.remove'] })
    .route({ method: 'POST', path: `${path}/{id}/remove`, summary: 'Take a coming rate back', tags })
    .input(z.strictObject({ id: z.uuid(), ...secondFactorProof.fields }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(refusals),
  /** The highest price that can be paid in cash from now on; 0 switches cash off for new bookings. */
  setCashLimit: adminCall
    .meta({ audit: ['setting.add'] })
    .route({ method: 'PUT', path: '/api/v1/admin/settings/cash', summary: 'Set the highest price in cash', tags })
    .input(z.strictObject({ amount: Amount }))
    .output(z.strictObject({ amount: Amount }))
    .errors(stateChanged),
};
