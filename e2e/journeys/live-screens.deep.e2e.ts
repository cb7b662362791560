import type { Page } from '@playwright/test';
import { CARDS, hoursFrom } from '@hirfa/server/testing/market';
import { expect, type Journey, test } from '../test.ts';
import type { Person } from '../session.ts';

const mainOf = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => mainOf(page).getByRole('region', { name });

/** Opens pages of one person in tabs, and waits for their live connection. */
async function openTabs(openAs: Journey['openAs'], person: Person, paths: readonly string[]): Promise<Page[]> {
  const context = (await openAs(person, { path: '/auth/callback' })).context();
  return Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      const isPositions = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"positions"');
      const connected = page.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived', isPositions));
      await page.goto(path);
      await connected;
      return page;
    }),
  );
}

test('open screens show what others do to a booking, without being loaded again', async ({ openAs, market, site }) => {
  const { id } = await market.confirmed();
  /** Each screen, with what it shows of the booking, and once it is cancelled. */
  const screens = [
    ['customer', `/booking-confirmation/${id}`, 'Show this code', 'Sent to the card or wallet that you paid with'],
    ['customer', '/bookings', 'Confirmed', 'No upcoming bookings'],
    ['customer', '/dashboard', 'Confirmed', /^(?!.*Next booking)/s],
    ['customer', '/messages', 'accepted the request', 'The customer cancelled the booking'],
    ['provider', '/provider/dashboard', 'for Mona F.', 'Nothing is booked for later yet.'],
    ['provider', '/provider/home', 'for Mona F.', 'Nothing is booked yet.'],
    ['provider', '/provider/dashboard?tab=earnings', 'Jobs of', 'No earnings in these weeks'],
    ['admin', `/admin/bookings?text=${market.customer.id}`, /EGP\s538\.65\s*Paid/, /EGP\s538\.65\s*Refunded/],
  ] as const;
  const { customer, provider, admin } = market;
  const people = { customer, provider: { user_id: provider.user_id }, admin };
  const tabs = await Promise.all(
    (['customer', 'provider', 'admin'] as const).map((who) =>
      openTabs(
        openAs,
        people[who],
        screens.filter(([whose]) => whose === who).map(([, path]) => path),
      ),
    ),
  );
  const pages = tabs.flat();
  for (const [index, page] of pages.entries()) await expect(mainOf(page)).toContainText(screens[index]?.[2] ?? '');
  const figures = await openAs(admin, { path: '/admin/dashboard' });
  await expect(mainOf(figures)).toContainText(/Cancelled\d/);
  const cancelled = async () => Number(/Cancelled(\d+)/.exec((await mainOf(figures).textContent()) ?? '')?.[1]);
  const before = await cancelled();
  await market.step('customer', id, 'cancel');
  await site.work();
  for (const [index, page] of pages.entries()) await expect(mainOf(page)).toContainText(screens[index]?.[3] ?? '');
  await expect.poll(cancelled).toBe(before + 1);
});

test('an admin who has a booking open reads what becomes of it and of its money, whoever causes it', async ({
  openAs,
  market,
  site,
}) => {
  const at = (hours: number) => ({ starts_at: hoursFrom(site.clock.now, hours) });
  const { id: ofCustomer } = await market.confirmed(at(48));
  const { id: ofProvider } = await market.confirmed(at(60));
  const { id: ofAdmin } = await market.confirmed(at(72));
  const { id: ofGateway } = await market.book(at(84));
  await market.pay(ofGateway, CARDS.noCapture);
  const bookings = [
    { id: ofCustomer, before: /not paid back\s*EGP\s538\.65/, cause: 'Customer: Mona Adel Farid' },
    { id: ofProvider, before: /not paid back\s*EGP\s538\.65/, cause: 'Provider: Salma' },
    { id: ofAdmin, before: /not paid back\s*EGP\s538\.65/, cause: 'The provider is ill.' },
    { id: ofGateway, before: 'Holds the money', cause: 'The bank refused the money' },
  ];
  const paths = bookings.map(({ id }) => `/admin/bookings/${id}`);
  const tabs = await openTabs(openAs, await market.world.admin(), paths);
  for (const [index, page] of tabs.entries())
    await expect(part(page, 'Money')).toContainText(bookings[index]?.before ?? '');
  await market.step('customer', ofCustomer, 'cancel');
  await market.step('provider', ofProvider, 'cancel');
  await market.cancelAsAdmin(ofAdmin, 'The provider is ill.');
  await market.step('provider', ofGateway, 'accept');
  await site.work();
  for (const [index, page] of tabs.entries()) {
    await expect(part(page, 'History')).toContainText(bookings[index]?.cause ?? '');
    await expect(part(page, 'Money')).toContainText(/not paid back\s*EGP\s0\.00/);
    await expect(part(page, 'Money')).not.toContainText('Holds the money');
    await expect(mainOf(page)).toContainText('There is nothing to decide in this state.');
  }
});
