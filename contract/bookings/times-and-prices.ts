import { BOOKING_MODES, HALF_HOURS, SEVERAL } from '@hirfa/domain/bookings';
import { PROMOTION_REFUSALS } from '@hirfa/domain/referrals';
import * as z from 'zod';
import { call, MINUTE, personCall, SEARCH_RATE } from '../calls.ts';
import { notFound } from '../errors.ts';
import { Amount, DayText } from '../lists.ts';
import { Price, PromotionCode } from '../payments/index.ts';
import { SlotDay } from './slots.ts';

/** More offers of the same provider and category that are booked together with the first one. */
export const also = z.array(z.uuid()).max(SEVERAL.others).optional();

/** When an offer can be booked, and what it costs. */
export const timesAndPrices = {
  /**
   * The free slots of a card on `days` days in Cairo, beginning with `from` (default: today). Where nothing is free on
   * them, `next_free_day` is the first later day with a free slot, if there is one. With `also`, slots for all of these
   * offers together; `invalid_input` with this field: they cannot be booked together.
   */
  listSlots: call
    .meta({ staleAfter: { any: ['slots_changed'] }, rate: SEARCH_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/service-cards/{id}/slots',
      summary: 'Free slots of an offer',
      tags: ['bookings'],
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        also,
        mode: z.enum(BOOKING_MODES),
        from: DayText.optional(),
        days: z.int().min(1).max(14).default(7),
        half_hours: z.int().min(HALF_HOURS.min).max(HALF_HOURS.max).optional(),
      }),
    )
    .output(z.strictObject({ items: z.array(SlotDay), last_day: DayText, next_free_day: DayText.nullable() }))
    .errors(notFound),
  /** The price of a card with all lines, at today's rates; with `also`, of all of these offers together. */
  getPrice: call
    .route({
      method: 'GET',
      path: '/api/v1/service-cards/{id}/price',
      summary: 'Price of an offer',
      tags: ['bookings'],
    })
    .input(
      z.strictObject({ id: z.uuid(), also, half_hours: z.int().min(HALF_HOURS.min).max(HALF_HOURS.max).optional() }),
    )
    .output(Price)
    .errors(notFound),
  /**
   * The same for the caller: with what the platform pays of it. `code` is a promotion code; `code_refused` says why it
   * gives nothing. `rescues` is the booking in whose place it would be made. `least`: the least amount that can be
   * paid, where the price is below it, so that nobody can book at it.
   */
  getOwnPrice: personCall
    .meta({ staleAfter: { any: ['booking_changed'] }, rate: { times: 120, perMs: MINUTE } })
    .route({
      method: 'GET',
      path: '/api/v1/service-cards/{id}/own-price',
      summary: 'Price of an offer for me',
      tags: ['bookings'],
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        also,
        half_hours: z.int().min(HALF_HOURS.min).max(HALF_HOURS.max).optional(),
        code: PromotionCode.optional(),
        rescues: z.uuid().optional(),
      }),
    )
    .output(
      z.strictObject({ price: Price, code_refused: z.enum(PROMOTION_REFUSALS).nullable(), least: Amount.nullable() }),
    )
    .errors(notFound),
};
