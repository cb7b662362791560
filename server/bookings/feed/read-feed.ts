import { displayName, displayNameIn } from '@hirfa/domain/accounts';
import type { Language } from '@hirfa/domain/market';
import { type AccountServices, countFailures, takeLimits } from '../../accounts/index.ts';
import { type Ctx, isRefusal, refuse } from '../../kernel/verb.ts';
import { calendarOf } from './calendar.ts';
import { type FeedBooking, findFeed } from './queries.ts';

const PAST_MS = 30 * 86_400_000;

interface Input {
  ctx: Ctx & { services: AccountServices };
  input: { token: string; language: Language; address: string };
}

/**
 * The iCalendar file behind the secret of a feed. Addresses are limited by wrong secrets only: calendar services read
 * the feeds of many people from one address. A suspended provider keeps their bookings, and their feed; a suspended
 * person has none.
 */
export async function readFeed({ ctx, input: { token, language, address } }: Input) {
  const found = await countFailures(ctx, [['calendar_feed_address', address]], async () => {
    const feed = token === '' ? null : await findFeed(ctx.db, token, new Date(ctx.now.getTime() - PAST_MS));
    return feed ?? refuse('not_found');
  });
  if (isRefusal(found)) return found;
  const limited = await takeLimits(ctx, [['calendar_feed', token]]);
  if (limited !== undefined) return limited;
  const shown = found.map((booking) => ({ ...booking, first_name: shownName(booking, language) }));
  return calendarOf(shown, { language, host: new URL(ctx.services.origin()).hostname });
}

/** The first word of a name may be a whole address, or a telephone number. */
const shownName = ({ first_name }: FeedBooking, language: Language) =>
  first_name === '' ? '' : displayNameIn(displayName(first_name), language);
