import type { Promotion } from '@hirfa/contract/referrals';

export type PromotionState = 'running' | 'waiting' | 'over' | 'used_up' | 'stopped';

type Facts = Pick<Promotion, 'stopped_at' | 'starts_at' | 'ends_at' | 'used' | 'uses_in_total' | 'spent' | 'budget'>;

/** How a promotion code is at an instant; people are refused in the same order. */
export function stateOf(promotion: Facts, now: Date): PromotionState {
  const { stopped_at, starts_at, ends_at, used, uses_in_total, spent, budget } = promotion;
  if (stopped_at !== null) return 'stopped';
  if (now < new Date(starts_at)) return 'waiting';
  if (ends_at !== null && now >= new Date(ends_at)) return 'over';
  const isUsedUp =
    (uses_in_total !== null && used >= uses_in_total) || (budget !== null && Number(spent) >= Number(budget));
  return isUsedUp ? 'used_up' : 'running';
}
