import { shortPath } from '@hirfa/domain/notifications';
import type { Market } from '@hirfa/server/testing/market';
import type { RunningSite } from '@hirfa/server/testing/site';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { hoursFrom } from '@hirfa/server/testing/market';
import { type ScreenPath, siteRoutes } from '../web/routes.ts';
import type { Reader } from './route-of.ts';

/** An address of a screen, who opens it, and what they do there. */
export interface Visit {
  as: Reader;
  address: string;
  act?: (page: Page) => Promise<void>;
}

/** What the screens show. */
export interface Shown {
  /** A confirmed booking, whose chat both people have read. */
  booking: string;
  /** A paid booking that waits for the provider. */
  request: string;
  /** A booking that is not paid yet. */
  unpaid: string;
  support: string;
  mail: string;
}

export async function somethingToShow(market: Market, site: RunningSite): Promise<Shown> {
  const at = (hours: number) => ({ starts_at: hoursFrom(site.clock.now, hours) });
  const { id: booking } = await market.confirmed(at(48));
  const { id: request } = await market.request(at(60));
  const { id: unpaid } = await market.book(at(72));
  const chat = `/api/v1/chats/${booking}`;
  await market.ask('provider', 'POST', `${chat}/messages`, { id: crypto.randomUUID(), kind: 'text', text: 'Hello' });
  const marks = { read_seq: 1000, delivered_seq: 1000 };
  for (const who of ['customer', 'provider'] as const) await market.ask(who, 'POST', `${chat}/marks`, marks);
  const session = await market.ask('customer', 'POST', '/api/v1/support/sessions', { language: 'en' });
  const [mail] = await site.owner.execute<{ id: string }>(
    sql`insert into mails (id, user_id, subject, text, html, event_key, created_at, sent_at)
      values (gen_random_uuid(), ${market.customer.id}, 'Your booking', 'Good morning', '<p>Good morning</p>', 'shown', now(), now())
      returning id`,
  );
  return { booking, request, unpaid, support: Object(session.body).id, mail: mail?.id ?? '' };
}

/** Goes on to the choice of a time, which comes first for who has a kept address. */
async function chooseTime(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const days = main.getByRole('group', { name: 'Days' });
  const area = main.getByLabel('Area');
  await days.or(area).waitFor();
  if (await area.isVisible()) {
    await area.selectOption({ index: 0 });
    await main.getByLabel('Address').fill('12 Hassan Sabry Street, third floor');
    await main.getByRole('button', { name: 'Next' }).click();
  }
  await days.waitFor();
}

const opened = (as: Reader, ...addresses: string[]): Visit[] => addresses.map((address) => ({ as, address }));
/** People with a session see the same as visitors there, and have a line. */
const public_ = (address: string, act?: Visit['act']): Visit[] =>
  (['visitor', 'customer'] as const).map((as) => ({ as, address, ...(act && { act }) }));

/** Who opens a screen at its own address. */
const USUAL = {
  document: public_,
  anybody: public_,
  'payment-outcome': (address: string) => opened('customer', address),
  'signed-in': (address: string) => opened('customer', address),
  provider: (address: string) => opened('provider', address),
  admin: (address: string) => opened('admin', address),
};

type ScreenWithParameter = Extract<ScreenPath, `${string}$${string}`>;

/** The screens whose own address does not say how to open them. */
function otherScreens({ provider, customer, offer }: Market, { booking, request, unpaid, support, mail }: Shown) {
  return {
    '/services': public_('/services?q=oud'),
    '/earnings': public_('/earnings?price=400'),
    '/service/$serviceSlug': public_('/service/oud-lessons'),
    '/community/$categorySlug': public_('/community/plumbing'),
    '/provider/$providerId': public_(`/provider/${provider.id}`),
    '/booking/$target': public_(`/booking/${provider.id}`, chooseTime),
    '/payment-return': opened('customer', `/payment-return?booking=${request}`),
    '/payment-result': opened('customer', `/payment-result?booking=${request}`),
    '/auth': opened('visitor', '/auth?mode=signin', '/auth?mode=signup'),
    '/auth/callback': opened('visitor', '/auth/callback'),
    '/reset-password': opened('visitor', '/reset-password'),
    '/undo-security': opened('visitor', '/undo-security'),
    '/unsubscribe': opened('visitor', '/unsubscribe'),
    '/invite/$code': opened('visitor', '/invite/AB12CD'),
    '/messages/$chatId': opened('customer', `/messages/${booking}`),
    '/booking-confirmation/$bookingId': opened('customer', `/booking-confirmation/${booking}`),
    '/b/$code': opened('customer', shortPath('customer', booking)),
    '/j/$code': opened('provider', shortPath('provider', booking)),
    '/payment/$bookingId': opened('customer', `/payment/${unpaid}`),
    '/provider/dashboard': opened(
      'provider',
      '/provider/dashboard',
      '/provider/dashboard?tab=calendar',
      '/provider/dashboard?tab=earnings',
      `/provider/dashboard?openBooking=${booking}&tab=chat`,
    ),
    '/provider/services/$cardId': opened('provider', `/provider/services/${offer.id}`),
    '/admin/dashboard': opened('admin', '/admin/dashboard', `/admin/dashboard?tab=providers&id=${provider.id}`),
    '/admin/work': opened('admin', '/admin/work', '/admin/work?tab=webhooks'),
    '/admin/outbox/$mailId': opened('admin', `/admin/outbox/${mail}`),
    '/admin/people/$personId': opened('admin', `/admin/people/${customer.id}`),
    '/admin/bookings/$bookingId': opened('admin', `/admin/bookings/${booking}`),
    // Without an open chargeback there is no evidence to collect.
    '/admin/evidence/$bookingId': opened('admin', `/admin/evidence/${booking}`),
    '/admin/ledger/$account': opened('admin', '/admin/ledger/gateway'),
    '/admin/support': opened('admin', `/admin/support?show=all&id=${support}`),
    $: opened('visitor', '/no/such/page'),
    // The page of the design system exists in development only.
    '/dev/ui': [],
  } satisfies Partial<Record<ScreenPath, readonly Visit[]>> & Record<ScreenWithParameter, readonly Visit[]>;
}

/** Every screen, as it is opened. */
export function everyVisit(market: Market, shown: Shown): Visit[] {
  const others: Partial<Record<string, readonly Visit[]>> = otherScreens(market, shown);
  return siteRoutes.flatMap(({ path, guard }) => others[path] ?? USUAL[guard](path));
}
