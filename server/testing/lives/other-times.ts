import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Answer } from '../calls.ts';
import type { Market } from '../market.ts';
import { packagesOf } from '../packages/packages.ts';
import type { TestProduct } from '../product.ts';
import { answering, laterBy, type Side } from '../reschedule/sides.ts';
import { tryToAsk } from '../second-visits/ask.ts';
import type { Random } from './random.ts';

interface Subject {
  product: TestProduct;
  market: Market;
  id: string;
  random: Random;
}

const AmountNow = z.object({ data: z.object({ amount: z.string() }) });
const otherOf = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer');

/** One of the two people proposes one or two other times. */
export async function proposeTimes({ market, id, random }: Subject): Promise<Answer> {
  const { starts_at } = await market.read('customer', id);
  const times = [2 + random.below(40), 50 + random.below(60)].map((hours) => laterBy(starts_at, hours));
  const side = random.oneOf<Side>(['customer', 'provider']);
  return answering(market, id).propose(side, times.slice(random.below(2)));
}

/** The other one accepts or declines what is proposed, or who proposed takes it back. */
export async function answerTimes({ market, id, random }: Subject): Promise<Answer | void> {
  const { proposal } = await market.read('customer', id);
  if (proposal === null) return;
  const { accept, decline, withdraw } = answering(market, id);
  const kind = random.below(4);
  if (kind === 0) return decline(otherOf(proposal.by));
  if (kind === 1) return withdraw(proposal.by);
  return accept(otherOf(proposal.by), proposal.times[0]?.starts_at);
}

const packageIdOf = async ({ product, id }: Subject): Promise<string | undefined> => {
  const [row] = await product.owner.execute<{ package_id: string }>(
    sql`select package_id from bookings where id = ${id} and package_id is not null`,
  );
  return row?.package_id;
};

/** The customer ends what is left of a package, on the terms that hold. */
export async function stopPackage(subject: Subject): Promise<Answer | void> {
  const { product, market } = subject;
  const id = await packageIdOf(subject);
  if (id === undefined) return;
  const { stop } = packagesOf(product, market);
  const answer = await stop(id, '0.00');
  const now = AmountNow.safeParse(answer.body);
  return now.success ? stop(id, now.data.data.amount) : answer;
}

/** The provider cannot keep some dates of a package: they propose other times for them, or cancel them. */
export async function leaveDates(subject: Subject): Promise<Answer | void> {
  const { product, market, random } = subject;
  const id = await packageIdOf(subject);
  if (id === undefined) return;
  const found = await packagesOf(product, market).read('provider', id);
  const confirmed = found.bookings.flatMap(({ booking }) => (booking?.status === 'confirmed' ? [booking.id] : []));
  const bookings = confirmed.slice(random.below(2), 1 + random.below(3));
  if (bookings.length === 0) return;
  const isCancelled = random.below(2) === 0;
  const body = { bookings, ...(isCancelled && { reason: 'I am away in these weeks.' }) };
  return market.ask(
    'provider',
    'POST',
    `/api/v1/packages/${id}/${isCancelled ? 'cancel-dates' : 'propose-times'}`,
    body,
  );
}

/** The customer asks for the free second visit of the card, and the provider may accept it. */
export async function secondVisit({ product, market, id, random }: Subject): Promise<Answer> {
  const answer = await tryToAsk(product, market, id);
  const { warranty } = await market.read('customer', id);
  if (warranty?.visit_id != null && random.below(2) === 0)
    await market.ask('provider', 'POST', `/api/v1/bookings/${warranty.visit_id}/accept`, {});
  return answer;
}
