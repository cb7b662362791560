import { cairoDay } from '@hirfa/domain/market';
import { BOOKING_FLOW_KEYS } from '@hirfa/domain/screens';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { callAs } from '../calls.ts';
import { demoCustomerId, demoProviderId } from './demo-people.ts';
import type { Screen, Stage } from './screen.ts';

/** Invitations, credit, promotion codes and hidden reviews, for people and for admins. */
export const REFERRAL_SCREENS: readonly Screen[] = [
  {
    name: 'referrals',
    path: '/referrals',
    as: 'customer',
    cases: [{ name: 'newcomer', path: '/referrals', as: 'newcomer' }],
  },
  {
    name: 'invite',
    path: async ({ customer }) => `/invite/${(await callAs(customer, '/api/v1/referrals')).code}`,
    hasPublicData: true,
    cases: [{ name: 'unknown', path: '/invite/ZZZZZZ', onlyWhole: true }],
  },
  { name: 'promo', path: '/promo', hasPublicData: true },
  { name: 'promo-community', path: '/promo-community', hasPublicData: true },
  {
    name: 'booking-code',
    path: reviewed,
    as: 'customer',
    prepare: (page) => openReview(page, null),
    cases: [
      { name: 'counts', path: reviewed, as: 'customer', prepare: (page) => openReview(page, 'CRAFT20') },
      { name: 'refused', path: reviewed, as: 'customer', prepare: (page) => openReview(page, 'WELCOME15') },
    ],
  },
  {
    name: 'admin-promotions',
    path: '/admin/promotions',
    as: 'admin',
    cases: [
      { name: 'new', path: '/admin/promotions', as: 'admin', act: openNewCode },
      { name: 'refused invitations', path: '/admin/promotions', as: 'admin', act: scrollToEnd },
    ],
  },
  { name: 'admin-hidden-reviews', path: hiddenReviews, as: 'admin' },
];

async function openNewCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(New code|كود جديد)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

/** What the customer has chosen of the demo's provider, when only the payment is missing. */
let chosen: object = {};

async function reviewed({ site, customer }: Stage): Promise<string> {
  const target = await demoProviderId(site);
  const { cards, areas } = await callAs(customer, `/api/v1/providers/${target}`);
  const from = cairoDay(new Date(Date.now() + 20 * 86_400_000));
  const { items } = await callAs(customer, `/api/v1/service-cards/${cards[0].id}/slots?mode=in_person&from=${from}`);
  const [slot] = items.flatMap((day: { slots: object[] }) => day.slots);
  const where = { mode: 'in_person', areaId: areas[0].id, address: '12 Road 9' };
  const by = await demoCustomerId(site);
  chosen = { target, providerId: target, cardId: cards[0].id, ...where, notes: '', slot, people: 1, by };
  return `/booking/${target}`;
}

/** Opens the last step of the booking flow, with a code or without. */
async function openReview(page: Page, code: string | null): Promise<void> {
  const stored = { ...chosen, code, at: Date.now() };
  await page.addInitScript(
    ([choices, step, json]) => {
      localStorage.setItem(choices, json);
      localStorage.setItem(step, 'review');
    },
    [BOOKING_FLOW_KEYS.choices, BOOKING_FLOW_KEYS.step, JSON.stringify(stored)] as const,
  );
}

/** An admin has hidden reviews: in both languages, with a reply, and one without words. */
async function hiddenReviews({ site: { owner } }: Stage): Promise<string> {
  await owner.execute(sql`with chosen as (
      (select id from reviews where subject = 'provider' and text ~ '^[A-Z]' and reply_text is not null
        order by created_at desc, id limit 1)
      union all (select id from reviews where subject = 'provider' and text ~ '^[ء-ي]'
        order by created_at desc, id limit 2)
      union all (select id from reviews where subject = 'customer' and text = '' order by created_at desc, id limit 1))
    update reviews set hidden_at = now() - interval '3 hours', hidden_reason = 'Names a neighbour and where they live.',
      hidden_by = (select user_id from user_roles where role = 'admin' limit 1)
    where id in (select id from chosen) and not exists (select from reviews where hidden_at is not null)`);
  return '/admin/hidden-reviews';
}
