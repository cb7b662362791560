import type { WeeklyHours } from '../bookings/index.ts';
import { type ApplicationForm, EMPTY_APPLICATION } from './application.ts';

const FRIDAY = 5;

/** The hours that the form proposes: every day but Friday, from 10:00 to 18:00. */
export const PROPOSED_WEEK: readonly WeeklyHours[] = [0, 1, 2, 3, 4, 5, 6]
  .filter((weekday) => weekday !== FRIDAY)
  .map((weekday) => ({ weekday, from_minute: 10 * 60, to_minute: 18 * 60 }));

/**
 * A form as it was stored, also by an earlier release: what it lacks is proposed, and what is no longer asked is left
 * out. Then every trusted essential was a firm.
 */
export function readForm(stored: Partial<ApplicationForm>): ApplicationForm {
  const known = Object.entries(stored).filter(([field]) => field in EMPTY_APPLICATION);
  return {
    ...EMPTY_APPLICATION,
    is_firm: stored.provider_type === 'trusted_essential',
    hours: [...PROPOSED_WEEK],
    ...Object.fromEntries(known),
  };
}

/** The lowest price of an hour in the offers of a complete form, in EGP: of a visit only where it is all they offer. */
export function hourlyRateOf({ cards, pricing_mode }: Pick<ApplicationForm, 'cards' | 'pricing_mode'>): string {
  const work = cards.filter(({ is_visit }) => is_visit !== true);
  const perHour = (work.length > 0 ? work : cards).map(({ base_price, duration_minutes }) =>
    pricing_mode === 'hourly' ? Number(base_price) : (Number(base_price) * 60) / duration_minutes,
  );
  return Math.min(...perHour).toFixed(2);
}
