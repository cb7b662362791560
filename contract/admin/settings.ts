import { SETTING_NAMES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { secondFactorProof } from '../accounts/index.ts';
import { adminCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { RateText, Slug } from '../lists.ts';

const Instant = z.iso.datetime();
const tags = ['admin'];

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
  holds_from: Instant,
});
export type RateSetting = z.infer<typeof RateSetting>;

/** When support answers: days of the week (0 is Sunday) and minutes of a day in Cairo. */
const hours = {
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length),
  from_minute: z.int().min(0).max(1425),
  to_minute: z.int().min(15).max(1440),
};
export const HoursSetting = z.strictObject({ id: z.uuid(), holds_from: Instant, ...hours });
export type HoursSetting = z.infer<typeof HoursSetting>;

/** Settings with their dates, the latest first; the defaults hold before the first of each. */
export const Settings = z.strictObject({
  rates: z.array(RateSetting),
  default_rates: z.record(z.enum(SETTING_NAMES), RateText),
  hours: z.array(HoursSetting),
  default_hours: z.strictObject(hours),
  /** Those of the signed-in admin: a change of a rate asks for one. */
  second_factors: z.array(z.enum(['code', 'passkey'])),
});
export type Settings = z.infer<typeof Settings>;

const added = z.strictObject({ id: z.uuid() });
/** 409 `state_changed` where there is one for this instant, or it holds already. */
const refusals = { ...notFound, ...stateChanged };
const path = '/api/v1/admin/settings';

/** Settings with the dates from which they hold, which are never in the past. Each change is in the audit log. */
export const settings = {
  getSettings: adminCall
    .route({ method: 'GET', path, summary: 'Settings with their dates', tags })
    .input(z.strictObject({}))
    .output(Settings),
  /** Needs a second factor that is shown now, of an admin who has one. */
  addRate: adminCall
    .meta({ audit: ['setting.add'] })
    .route({ method: 'POST', path: `${path}/rates`, summary: 'Change a rate from a date on', tags })
    .input(RateSetting.omit({ id: true, provider_id: true }).extend(secondFactorProof.fields))
    .output(added)
    .errors({ ...refusals, ...secondFactorProof.errors }),
  /** Takes a rate back that does not hold yet. Needs a second factor, too. */
  removeRate: adminCall
    .meta({ audit: ['setting.remove'] })
    .route({ method: 'POST', path: `${path}/rates/{id}/remove`, summary: 'Take a coming rate back', tags })
    .input(z.strictObject({ id: z.uuid(), ...secondFactorProof.fields }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ ...refusals, ...secondFactorProof.errors }),
  addHours: adminCall
    .meta({ audit: ['setting.add'] })
    .route({ method: 'POST', path: `${path}/hours`, summary: 'Change the hours of support from a date on', tags })
    .input(HoursSetting.omit({ id: true }).refine((given) => given.from_minute < given.to_minute))
    .output(added)
    .errors(refusals),
  removeHours: adminCall
    .meta({ audit: ['setting.remove'] })
    .route({ method: 'POST', path: `${path}/hours/{id}/remove`, summary: 'Take coming hours back', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(refusals),
};
