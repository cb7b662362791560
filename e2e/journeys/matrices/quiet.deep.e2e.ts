import { sql } from 'drizzle-orm';
import { everyVisit, somethingToShow } from '../../every-screen.ts';
import { noiseOf } from '../../quiet-page.ts';
import { READERS } from '../../route-of.ts';
import { signInAs } from '../../session.ts';
import { expect, test } from '../../test.ts';

test.use({ expectedConsole: /status of 404/ });

/** So many tabs of a person are open at the same time; a session has a limited number of sockets. */
const TABS = 12;

for (const who of READERS)
  test(`${who}: a screen sends no call twice while it opens, and nothing while nobody touches it, on one socket`, async ({
    openVisitor,
    market,
    site,
  }) => {
    // The self-check sends what it checks.
    const visits = everyVisit(market, await somethingToShow(market, site)).filter(
      ({ as, address }) => as === who && address !== '/test',
    );
    await site.work();
    await expect.poll(() => site.owner.execute(sql`select from stream_outbox`)).toEqual([]);

    const context = (await openVisitor()).context();
    await context.clock.install({ time: site.clock.now });
    const { customer, provider, admin } = market;
    const person = { visitor: null, customer, provider: { user_id: provider.user_id }, admin }[who];
    if (person !== null) await signInAs(context, site, person);
    const noise: string[] = [];
    for (let first = 0; first < visits.length; first += TABS)
      noise.push(...(await noiseOf(context, visits.slice(first, first + TABS))));
    expect(noise).toEqual([]);
  });
