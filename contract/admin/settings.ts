import { SETTING_NAMES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { Amount, RateText } from '../lists.ts';
import { RateSetting } from '../payments/index.ts';
import { HoursSetting, OperatorSetting, supportHoursFields } from '../support/index.ts';

/** Settings with their dates, the latest first; the defaults hold before the first of each. */
export const Settings = z.strictObject({
  rates: z.array(RateSetting),
  default_rates: z.record(z.enum(SETTING_NAMES), RateText),
  /** The highest price that can be paid in cash; 0 switches cash off. */
  cash_limit: Amount,
  hours: z.array(HoursSetting),
  default_hours: z.strictObject(supportHoursFields),
  /** Who runs the site, the latest statement first. */
  operator: z.array(OperatorSetting),
  /** Those of the signed-in admin: a change of a rate asks for one. */
  second_factors: z.array(z.enum(['code', 'passkey'])),
});
export type Settings = z.infer<typeof Settings>;

/** The settings of all rooms on one page; each room has its changes. */
export const settings = {
  getSettings: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/settings', summary: 'Settings with their dates', tags: ['admin'] })
    .input(z.strictObject({}))
    .output(Settings),
};
