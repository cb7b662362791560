import { MAIL_STATES, type MailState } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findMails } from './queries.ts';

const product = useProduct();
const SENT = 20_000;
let market: Market;

/** Many mails that were sent, and before them three that failed. */
beforeAll(async () => {
  market = await openMarket(product);
  await product.owner
    .execute(sql`insert into mails (id, user_id, subject, text, event_key, created_at, sent_at, failed_at)
    select uuidv7(), ${market.customer.id}, 'Subject', 'Text', 'event ' || n,
      ${product.clock.now.toISOString()}::timestamptz - n * interval '1 minute',
      case when n <= ${SENT} then now() end, case when n > ${SENT} then now() end
    from generate_series(1, ${SENT + 3}::int) as n`);
  await product.owner.execute(sql`analyze`);
});

const STATES: (MailState | undefined)[] = [undefined, ...MAIL_STATES];

test.each(STATES)('mails in the state %s: few rows are read, however many were sent', async (state) => {
  const who = { userId: market.admin.id, isAdmin: true };
  const counts = await rowsReadBy(product, who, (db) => findMails(db, { state, now: product.clock.now }, null, 26));
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});

test('mails that failed are found behind all that were sent', async () => {
  const found = await findMails(product.owner, { state: 'failed', now: product.clock.now }, null, 26);
  expect(found.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
});
