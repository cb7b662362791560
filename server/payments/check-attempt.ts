import { CHARGEABLE_DAYS } from '@hirfa/domain/payments';
import { ChargebackAfterLoss } from './chargebacks/observe-chargeback.ts';
import { type Deadline, dropDeadline, setDeadlines } from '../kernel/deadlines.ts';
import { CHECK_ATTEMPT } from './jobs.ts';
import { observeCheckout, type Observed } from './observe-checkout.ts';
import { findLastEnd } from './packages/queries.ts';
import type { Database } from '../platform/db.ts';
import { type Attempt, findAttempt } from './queries.ts';
import { gatewayOf, type PaymentCtx } from './services.ts';

/** The pause before the next check: as long as the attempt is old, between these. */
const PAUSE_MS = { least: 20_000, most: 10 * 60_000 };
/** Only the people of the gateway can release authorized money past this product. */
const AUTHORIZED_PAUSE_MS = 30 * 60_000;
/** Banks may take captured money back for months, and a webhook about that may be lost, too. */
const CAPTURED_PAUSE_MS = 24 * 60 * 60_000;
/** After this time no bank holds money any more that was not captured. */
const GIVEN_UP_AFTER_MS = 31 * 24 * 60 * 60_000;

/** Asks the gateway about an attempt, again and again until nothing can change, because a webhook may never come. */
export async function checkAttempt({ ctx, input: deadline }: { ctx: PaymentCtx; input: Deadline }): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: deadline.entity_id });
  const observed: Observed = attempt === undefined ? 'final' : await observe(ctx, attempt);
  await ctx.transaction('clock', async ({ db, now }) => {
    const ageMs = attempt === undefined ? 0 : now.getTime() - attempt.created_at.getTime();
    const isGivenUp = observed === 'unknown' && ageMs > GIVEN_UP_AFTER_MS;
    if (isGivenUp) ctx.log.error({ attempt_id: attempt?.id }, 'the gateway has not known a checkout for a month');
    const isSafe = attempt !== undefined && observed === 'captured' && (await isPastChargeable(db, attempt, now));
    if (attempt === undefined || observed === 'final' || isSafe || isGivenUp)
      return dropDeadline(db, { ...deadline, due_at: now });
    const pauseMs = pauseOf(observed, ageMs);
    await setDeadlines(db, attempt.id, [{ kind: CHECK_ATTEMPT, due_at: new Date(now.getTime() + pauseMs) }]);
  });
}

/** Whether no bank takes the money back any more: of a package, banks count from its last date. */
async function isPastChargeable(db: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const from = (await findLastEnd(db, attempt)) ?? attempt.created_at;
  return now.getTime() - from.getTime() > CHARGEABLE_DAYS * CAPTURED_PAUSE_MS;
}

/** What can not be recorded about a captured payment is asked again with the others, not at once. */
async function observe(ctx: PaymentCtx, attempt: Attempt): Promise<Observed> {
  try {
    const observed = await observeCheckout({ ctx, input: { attempt } });
    return observed === 'open' && (await closeLate(ctx, attempt))
      ? observeCheckout({ ctx, input: { attempt } })
      : observed;
  } catch (error) {
    if (!(error instanceof ChargebackAfterLoss)) throw error;
    ctx.log.error({ error, attempt_id: attempt.id }, 'a chargeback has no place in the books');
    return 'captured';
  }
}

/** Some gateways keep a page open for longer than an extra can be paid. That of a booking is closed with its hold. */
async function closeLate(ctx: PaymentCtx, attempt: Attempt): Promise<boolean> {
  const { extra_id, checkout_id, expires_at } = attempt;
  if (extra_id === null || checkout_id === null || ctx.now < expires_at) return false;
  await gatewayOf(ctx.services, attempt).closeCheckout(checkout_id);
  return true;
}

function pauseOf(observed: Observed, ageMs: number): number {
  if (observed === 'captured' || observed === 'charged_back') return CAPTURED_PAUSE_MS;
  if (observed === 'authorized') return AUTHORIZED_PAUSE_MS;
  return Math.min(Math.max(ageMs, PAUSE_MS.least), PAUSE_MS.most);
}
