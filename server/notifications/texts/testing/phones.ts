import { type SomePreferences, TEXT_MESSAGE } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Market } from '../../../testing/market.ts';
import type { TestProduct } from '../../../testing/product.ts';

type Who = 'customer' | 'provider';
const idOf = (market: Market, who: Who) => (who === 'customer' ? market.customer.id : market.provider.user_id);

/** What tests of text messages do with the people of a market. */
export function phonesOf(product: TestProduct) {
  const storedOf = (market: Market, who: Who) =>
    product.owner.execute<{ id: string; failure: string | null; sent_at: string | null }>(
      sql`select id, failure, sent_at from text_messages where user_id = ${idOf(market, who)} order by created_at, id`,
    );
  async function pass(ms: number) {
    product.clock.now = new Date(product.clock.now.getTime() + ms);
    await product.work();
  }
  return {
    /** Gives somebody a proven number, and these preferences; returns what is texted to it. */
    async withPhone(market: Market, who: Who, preferences: SomePreferences = {}) {
      const number = `+2011${String(randomInt(10 ** 8)).padStart(8, '0')}`;
      const stored = JSON.stringify({ text_enabled: true, text_language: 'en', ...preferences });
      await product.owner.execute(sql`update auth.users set phone_number = ${number}, phone_number_verified = true
        where id = ${idOf(market, who)}`);
      await product.owner.execute(sql`update profiles set notification_preferences = ${stored}::jsonb
        where user_id = ${idOf(market, who)}`);
      const texts = () => product.twilio.texts.filter(({ to }) => to === number).map(({ body }) => body);
      return Object.assign(texts, { number });
    },
    storedOf,
    failures: async (market: Market, who: Who) => (await storedOf(market, who)).map(({ failure }) => failure),
    pass,
    twoMinutes: () => pass(TEXT_MESSAGE.afterMs),
    /** Tries failed jobs again now, and not after the pause of the job runner. */
    async tryAgain() {
      await product.owner.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
      await product.work();
    },
  };
}
