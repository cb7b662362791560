import type { Page } from '@playwright/test';
import { everyVisit, somethingToShow, type Visit } from '../../every-screen.ts';
import { hydrated } from '../../hydration.ts';
import { READERS } from '../../route-of.ts';
import { signInAs } from '../../session.ts';
import { expect, test } from '../../test.ts';
import { coveredThings, cutBeginnings, smallTargets } from './touch.ts';

test.use({ expectedConsole: /status of 404/ });

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

async function open(page: Page, { address, act }: Visit, prefix: string, isFirst: boolean): Promise<void> {
  await page.goto(prefix + address);
  await hydrated(page);
  await expect(page.getByRole('main').locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  // What is done on a screen is written in English, and is done once.
  if (prefix === '' && isFirst) await act?.(page);
}

for (const language of ['en', 'ar'] as const)
  for (const who of READERS)
    test(`${language}: for a finger of the ${who} everything is large enough, and nothing stays covered`, async ({
      openVisitor,
      market,
      site,
    }) => {
      const all = everyVisit(market, await somethingToShow(market, site));
      const page = await openVisitor();
      const { customer, provider, admin } = market;
      const person = { visitor: null, customer, provider: { user_id: provider.user_id }, admin }[who];
      if (person !== null) await signInAs(page.context(), site, person);
      const visits = all.filter(({ as }) => as === who);
      const faults: string[] = [];
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const visit of visits) {
          await open(page, visit, language === 'en' ? '' : '/ar', size === SIZES[0]);
          const found = [
            ...(size.width === 360 ? await smallTargets(page) : []),
            ...(await coveredThings(page)),
            ...(await cutBeginnings(page)),
          ];
          faults.push(...found.map((fault) => `${visit.address} at ${size.width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
