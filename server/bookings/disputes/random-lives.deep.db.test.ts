import { expect, test } from 'vitest';
import { openCashMarket } from '../../testing/cash/sides.ts';
import { problemsOf } from '../../testing/lives/check.ts';
import { randomOf } from '../../testing/lives/random.ts';
import { endAll, type Subject, takeStep, takeTwoAtOnce } from '../../testing/lives/steps.ts';
import { CARDS, hoursFrom, openMarket } from '../../testing/market.ts';
import { begunPackage } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { addDrain, bookWith } from '../../testing/several/book-several.ts';

const product = useProduct();
const LIVES = 32;
/** These are of bookings in cash. */
const FROM_CASH = 24;
const STEPS = 25;

/** A booking of one service, of several, or of a package, whose money is there; and the booking with its charge. */
async function begin(seed: number): Promise<Subject & { charge: string }> {
  const random = randomOf(seed);
  if (seed >= FROM_CASH) {
    const market = await openCashMarket(product, { warranty_days: 30 });
    const { id } = await market.cash.confirmed();
    return { product, market, random, id, charge: id, isCash: true };
  }
  const card = random.oneOf([CARDS.good, CARDS.good, CARDS.noRefund]);
  if (seed % 3 === 2) {
    const { market, id: charge, ids } = await begunPackage(product, card);
    return { product, market, random, id: ids[random.below(2)] ?? charge, charge };
  }
  const market = await openMarket(product, { warranty_days: 30 });
  const starts_at = hoursFrom(product.clock.now, 48);
  const { id } =
    seed % 3 === 0
      ? await market.book({ starts_at })
      : await bookWith(market, [(await addDrain(market)).id], { starts_at });
  await market.pay(id, card);
  await market.step('provider', id, 'accept');
  await product.work();
  return { product, market, random, id, charge: id };
}

test.each(Array.from({ length: LIVES }, (_, index) => index))(
  'whatever people, banks and admins do with a booking, the books agree with the gateway in the end: life %i',
  { timeout: 300_000 },
  async (seed) => {
    const { charge, ...subject } = await begin(seed);
    const logged = product.logged.length;
    const { starts_at } = await subject.market.read('customer', subject.id);
    if (subject.random.below(4) > 0) product.clock.now = new Date(starts_at);
    const steps: string[] = [];
    for (let count = 0; count < STEPS; count += 1)
      steps.push(subject.random.below(4) === 0 ? await takeTwoAtOnce(subject) : await takeStep(subject));
    await endAll(subject);
    // What the database refuses would be tried again for ever; a deadlock is not.
    const refused = product.logged.slice(logged).filter((line) => line.includes('"constraint":'));
    expect([await problemsOf(product, charge), refused.slice(0, 2)], steps.join(' ')).toEqual([[], []]);
  },
);
