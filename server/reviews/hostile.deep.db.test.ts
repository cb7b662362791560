import { RatingSummary, Review } from '@hirfa/contract/reviews';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask, refusalOf } from '../testing/calls.ts';
import { HIDDEN_CONTACTS, SCRIPTS, TURNING } from '../testing/hostile/texts.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { openReviews } from './testing/open-reviews.ts';

const product = useProduct();
/** Wrong by the call's own rule, or longer than any body of it. */
const REFUSED = ['invalid_input', 'body_too_large'];
const Page = RatingSummary.extend({ items: z.array(Review), next_cursor: z.null() });

test('a review and a reply are refused with hidden contacts, turned text, or more characters than there may be', async () => {
  const { market, settled, write, tryToWrite } = await openReviews(product);
  const id = await settled();
  const tooLong = ['x'.repeat(1001), 'x'.repeat(10_000), '😀'.repeat(5000), 'مم '.repeat(3334), 'x\n'.repeat(5000)];
  const texts = [...HIDDEN_CONTACTS, ...TURNING.map((sign) => `It was ${sign}good.`), ...tooLong];
  const answers = async (send: (text: string) => ReturnType<typeof tryToWrite>) => {
    const accepted: string[] = [];
    for (const text of texts) {
      const answer = await send(text);
      if (!REFUSED.includes(refusalOf(answer))) accepted.push(JSON.stringify(text).slice(0, 80));
    }
    return accepted;
  };
  const around = (text: string) => `She was on time. ${text} - ask her.`;
  for (const who of ['customer', 'provider'] as const)
    for (const wrapped of [around, (text: string) => text])
      expect(await answers((text) => tryToWrite(who, id, { text: wrapped(text) })), who).toEqual([]);

  const { own } = await write('customer', id, { text: 'x'.repeat(1000) });
  await write('provider', id);
  const reply = (text: string) => market.ask('provider', 'POST', `/api/v1/reviews/${own?.id}/reply`, { text });
  expect(await answers(reply), 'replies').toEqual([]);
  expect((await reply('Thank you!')).status).toBe(200);
});

test('scripts in a name, a review and a reply are text, and a number in a name is masked', async () => {
  for (const [index, script] of SCRIPTS.entries()) {
    const market = await openMarket(product);
    const name = index === 0 ? '٠١٠١٢٣٤٥٦٧٨ Farid' : `${script} Farid`;
    await product.owner.execute(sql`update profiles set full_name = ${name} where user_id = ${market.customer.id}`);
    const { settled, write } = await openReviews(product, market);
    const id = await settled();
    const { own } = await write('customer', id, { text: script });
    await write('provider', id);
    await market.ask('provider', 'POST', `/api/v1/reviews/${own?.id}/reply`, { text: script });
    const answer = await ask(product, 'GET', `/api/v1/providers/${market.provider.id}/reviews`);
    const [review] = Page.parse(answer.body).items;
    expect(review).toMatchObject({ text: script, reply: { text: script } });
    expect(review?.author_name).not.toMatch(/\d{4}|[٠-٩]{4}/);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});
