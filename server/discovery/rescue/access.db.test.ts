import { expect, test } from 'vitest';
import { actorsOf } from '../../testing/access/of-two-markets.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { ask } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { declined } from '../../testing/rescue/others.ts';

const product = useProduct();

/** Who tries it with the booking of the customer that the provider declined. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'provider', 'customer'] as const;

const CALLS = readTable(
  ACTORS,
  `
            visitor  customer2  provider2  admin    provider  customer
listRescue  sign-in  nothing    nothing    nothing  nothing   ok
`,
);

test.each(CALLS)('%s: everybody gets the answer of the table', async (_, expected) => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const { id } = await declined(product, market);
  const { header } = actorsOf(market, others);
  const answers: Record<string, string> = {};
  for (const actor of ACTORS)
    answers[actor] = wordOf(
      await ask(product, 'GET', `/api/v1/bookings/${id}/rescue`, { headers: await header[actor]() }),
    );
  expect(answers).toEqual(expected);
});
