import type { NewPromotion } from '@hirfa/contract/referrals';
import { addDays, type Day, startOfDay } from '@hirfa/domain/market';
import { amountOr, shareOr, usesOr } from './amount.ts';

/** What an admin has written about a new promotion code. */
export interface PromotionForm {
  code: string;
  title_en: string;
  title_ar: string;
  gives: 'percent' | 'flat';
  /** A percentage or an amount. */
  worth: string;
  maximum: string;
  minimum: string;
  category_slug: string;
  provider_type: string;
  uses_per_person: string;
  uses_in_total: string;
  budget: string;
  /** From the start of this day until the end of the last one; empty: from now on, without an end. */
  starts: Day;
  ends: Day;
  is_public: boolean;
  is_first_booking_only: boolean;
  stands_together: boolean;
}

export const NEW_FORM: PromotionForm = {
  code: '',
  title_en: '',
  title_ar: '',
  gives: 'percent',
  worth: '',
  maximum: '',
  minimum: '',
  category_slug: '',
  provider_type: '',
  uses_per_person: '1',
  uses_in_total: '',
  budget: '',
  starts: '',
  ends: '',
  is_public: false,
  is_first_booking_only: false,
  stands_together: true,
};

export type Problem = 'code' | 'title' | 'percent' | 'amount' | 'uses' | 'ends';

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;
const isAmount = (text: string) => AMOUNT.test(text.trim()) && Number(text) > 0;
const isOptional = (text: string, holds: (text: string) => boolean) => text.trim() === '' || holds(text);
const isUses = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 1_000_000;

/** What has to be written differently, by field; the server checks all of it, too. */
export function problemsOf(form: PromotionForm, today: Day): Partial<Record<keyof PromotionForm, Problem>> {
  const { gives, worth, starts, ends } = form;
  const isShare = AMOUNT.test(worth.trim()) && Number(worth) > 0 && Number(worth) <= 100;
  const problems: [keyof PromotionForm, Problem, boolean][] = [
    ['code', 'code', /^[A-Z0-9]{3,20}$/.test(form.code)],
    ['title_en', 'title', form.title_en.trim().length >= 2],
    ['title_ar', 'title', form.title_ar.trim().length >= 2],
    ['worth', gives === 'percent' ? 'percent' : 'amount', gives === 'percent' ? isShare : isAmount(worth)],
    ['maximum', 'amount', gives === 'flat' || isOptional(form.maximum, isAmount)],
    ['minimum', 'amount', isOptional(form.minimum, (text) => AMOUNT.test(text.trim()))],
    ['budget', 'amount', isOptional(form.budget, isAmount)],
    ['uses_per_person', 'uses', isOptional(form.uses_per_person, isUses)],
    ['uses_in_total', 'uses', isOptional(form.uses_in_total, isUses)],
    ['ends', 'ends', ends === '' || ends >= (starts === '' ? today : starts)],
  ];
  return Object.fromEntries(problems.flatMap(([field, problem, isRight]) => (isRight ? [] : [[field, problem]])));
}

/** The form as the call wants it. */
export function promotionOf(form: PromotionForm, now: Date): NewPromotion {
  const { code, title_en, title_ar, gives, worth, provider_type, starts, ends } = form;
  const { is_public, is_first_booking_only, stands_together } = form;
  return {
    code,
    title_en,
    title_ar,
    is_public,
    is_first_booking_only,
    stands_together,
    percent: gives === 'percent' ? shareOr(worth) : null,
    flat: gives === 'flat' ? amountOr(worth) : null,
    minimum: amountOr(form.minimum) ?? '0.00',
    maximum: gives === 'percent' ? amountOr(form.maximum) : null,
    uses_per_person: usesOr(form.uses_per_person),
    uses_in_total: usesOr(form.uses_in_total),
    budget: amountOr(form.budget),
    category_slug: form.category_slug || null,
    provider_type: provider_type === 'community' || provider_type === 'trusted_essential' ? provider_type : null,
    starts_at: (starts === '' ? now : startOfDay(starts)).toISOString(),
    // The last day belongs to it.
    ends_at: ends === '' ? null : startOfDay(addDays(ends, 1)).toISOString(),
  };
}
