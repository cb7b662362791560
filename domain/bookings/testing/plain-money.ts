import { MINUTE } from './steps.ts';

/** The lines of a price in piastres, by whole numbers alone. */
export interface PlainLines {
  subtotal: number;
  platform_fee: number;
  vat: number;
  referral_bonus: number;
  provider_commission: number;
  provider_payout: number;
  customer_total: number;
}

/** So many hundredths, rounded half up. */
const percent = (amount: number, of: number): number => Math.floor((amount * of + 50) / 100);

/** The lines of a subtotal with this fee and at most this discount: 14 % VAT, 25 % commission. */
function linesOf(subtotal: number, platform_fee: number, discount: number): PlainLines {
  const vat = percent(subtotal + platform_fee, 14);
  const referral_bonus = Math.min(discount, subtotal + platform_fee + vat);
  const provider_commission = percent(subtotal, 25);
  return {
    subtotal,
    platform_fee,
    vat,
    referral_bonus,
    provider_commission,
    provider_payout: subtotal - provider_commission,
    customer_total: subtotal + platform_fee + vat - referral_bonus,
  };
}

const NOTHING = linesOf(0, 0, 0);

/** What a booking changes its money by, with what it costs before. */
interface Change {
  event: string;
  part: string;
  at: Date;
  /** What an admin lets stay, or an extra adds. */
  kept: number;
  before: {
    status: string;
    starts_at: Date;
    confirmed_at: Date | null;
    free_until_at_most: Date | null;
    is_cash: boolean;
  };
}

/**
 * What a booking costs after each of its events, by plain arithmetic (product decision: money); null after an event
 * that moves no money. It is written apart from the rules that it is compared with.
 */
export function linesByHand(subtotal: number, discount: number, events: readonly Change[]): (PlainLines | null)[] {
  let present = linesOf(subtotal, percent(subtotal, 5), discount);
  return events.map((change) => {
    const next = linesAfter(present, change);
    present = next ?? present;
    return next;
  });
}

function linesAfter(present: PlainLines, { event, part, at, kept, before }: Change): PlainLines | null {
  const { subtotal, platform_fee, referral_bonus } = present;
  const half = () => linesOf(Math.ceil(subtotal / 2), 0, referral_bonus);
  const decided = () => {
    const left = Math.min(kept, subtotal);
    return left === 0 ? NOTHING : linesOf(left, Math.min(platform_fee, percent(left, 5)), referral_bonus);
  };
  switch (event) {
    case 'accept':
      return present;
    case 'add_extra': {
      const raised = subtotal + kept;
      return linesOf(raised, percent(raised, 5), referral_bonus);
    }
    case 'customer_absent':
      return before.is_cash ? NOTHING : half();
    case 'decide_dispute':
      return decided();
    case 'cancel':
      // Nothing is kept of what was to be paid in cash.
      if (before.is_cash) return NOTHING;
      if (part === 'customer') return isLate(before, at) ? half() : NOTHING;
      // Of a job under way an admin lets half stay, or nothing.
      return before.status === 'in_progress' && kept > 0 ? half() : NOTHING;
    case 'secure':
      return before.status === 'cancelled' ? NOTHING : null;
    case 'decline':
    case 'withdraw':
    case 'expire_request':
    case 'provider_absent':
    case 'give_back':
      return NOTHING;
    default:
      return null;
  }
}

/** Whether cancelling costs half, by the hours alone. */
function isLate({ starts_at, confirmed_at, free_until_at_most }: Change['before'], at: Date): boolean {
  const start = starts_at.getTime();
  const accepted = confirmed_at?.getTime() ?? start;
  const free = Math.max(start - 24 * 60 * MINUTE, Math.min(accepted + 30 * MINUTE, start - 60 * MINUTE));
  return at.getTime() > Math.min(free, free_until_at_most?.getTime() ?? free);
}
