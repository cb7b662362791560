import { DAY_MINUTES } from '@hirfa/domain/market';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { OperatorDetails } from './operator.ts';

/** When support answers: days of the week (0 is Sunday) and minutes of a day in Cairo. */
export const supportHoursFields = {
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length),
  from_minute: z
    .int()
    .min(0)
    .max(DAY_MINUTES - 15),
  to_minute: z.int().min(15).max(DAY_MINUTES),
};
export const HoursSetting = z.strictObject({ id: z.uuid(), holds_from: z.iso.datetime(), ...supportHoursFields });
export type HoursSetting = z.infer<typeof HoursSetting>;

/** 409 `state_changed` where there are some for this instant, or they hold already. */
const refusals = { ...notFound, ...stateChanged };
const settings = '/api/v1/admin/settings';
const path = `${settings}/hours`;
const tags = ['admin'];

/** The hours with the dates from which they hold, which are never in the past. Each change is in the audit log. */
export const adminOfSupport = {
  /** States who runs the site, from now on; what was stated before stays readable. */
  stateOperator: adminCall
    .meta({ audit: ['setting.add'] })
    .route({ method: 'POST', path: `${settings}/operator`, summary: 'State who runs the site', tags })
    .input(OperatorDetails)
    .output(z.strictObject({ id: z.uuid() }))
    .errors(stateChanged),
  addHours: adminCall
    .meta({ audit: ['setting.add'] })
    .route({ method: 'POST', path: path, summary: 'Change the hours of support from a date on', tags })
    .input(HoursSetting.omit({ id: true }).refine((given) => given.from_minute < given.to_minute))
    .output(z.strictObject({ id: z.uuid() }))
    .errors(refusals),
  removeHours: adminCall
    .meta({ audit: ['setting.remove'] })
    .route({ method: 'POST', path: `${path}/{id}/remove`, summary: 'Take coming hours back', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(refusals),
};
