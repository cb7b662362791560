import type { Settings } from '@hirfa/contract/admin';
import { DEFAULT_RATES, DEFAULT_RESCUE_RATE, fromRateText, toRateText } from '@hirfa/domain/payments';
import { DEFAULT_SUPPORT_HOURS } from '@hirfa/domain/support';
import { type AccountServices, findSecondFactors } from '../../accounts/index.ts';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { findCashLimit, findRateSettings } from '../../payments/index.ts';
import { findHoursSettings, findOperatorSettings } from '../../support/index.ts';

/** The settings that hold, those that held and those that will. */
export async function getSettings({ ctx }: { ctx: Ctx<Person> & { services: AccountServices } }) {
  const { platform_fee, vat, commission } = DEFAULT_RATES;
  const answer: Settings = {
    rates: (await findRateSettings(ctx.db)).map((row) => ({
      ...view(row),
      value: toRateText(fromRateText(row.value)),
    })),
    default_rates: {
      platform_fee_rate: toRateText(platform_fee),
      vat_rate: toRateText(vat),
      commission_rate: toRateText(commission),
      rescue_rate: toRateText(DEFAULT_RESCUE_RATE),
    },
    cash_limit: await findCashLimit(ctx.db, ctx.now),
    hours: (await findHoursSettings(ctx.db)).map(view),
    operator: (await findOperatorSettings(ctx.db)).map(view),
    default_hours: { ...DEFAULT_SUPPORT_HOURS, weekdays: [...DEFAULT_SUPPORT_HOURS.weekdays] },
    second_factors: await findSecondFactors({ ctx }),
  };
  return answer;
}

const view = <Row extends { holds_from: Date }>(row: Row) => ({ ...row, holds_from: row.holds_from.toISOString() });
