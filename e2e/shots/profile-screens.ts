import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const path = '/provider/profile/edit';
const shared = { path, as: 'provider' } as const;
const ASKED = {
  id: '019aa000-0000-7000-8000-000000000002',
  changes: { full_name: 'Salma Kamal Nour', full_name_ar: 'سلمى كمال نور' },
  status: 'open',
  reason: null,
  created_at: '2026-11-20T09:30:00.000Z',
  decided_at: null,
};
const BLOCKED = {
  booking_id: '019aa000-0000-7000-8000-000000000003',
  display_name: 'Omar A.',
  avatar_url: '',
  blocked_at: '2026-11-20T09:30:00.000Z',
};
const REJECTED = { status: 'rejected', reason: 'الاسم في البطاقة مختلف.', decided_at: '2026-11-21T10:00:00.000Z' };

/** The page of a provider, and the states of what is checked first. */
export const PROFILE_SCREENS: readonly Screen[] = [
  { name: 'provider-profile', ...shared },
  {
    name: 'provider-profile-blocked-customers',
    ...shared,
    prepare: blockSomebody,
    act: (page) => page.getByText('Omar A.').scrollIntoViewIfNeeded(),
  },
  { name: 'provider-profile-ask', ...shared, press: { en: 'Ask for a change', ar: 'طلب تعديل' } },
  { name: 'provider-profile-contact', ...shared, act: writeContact },
  { name: 'provider-profile-open', ...shared, prepare: (page) => answerRequest(page, ASKED) },
  { name: 'provider-profile-rejected', ...shared, prepare: (page) => answerRequest(page, { ...ASKED, ...REJECTED }) },
  { name: 'provider-profile-suspended', ...shared, prepare: suspend },
];

/** This is the newest change request; the page is shown from there on. */
async function answerRequest(page: Page, change_request: object): Promise<void> {
  await page.route(/\/api\/v1\/provider\/change-request$/, (route) =>
    route.fulfill({ json: { change_request, documents: [] } }),
  );
  await page.addInitScript(() => {
    const isThere = setInterval(() => {
      const section = document.querySelector('main section:has(> div > dl)');
      if (section === null) return;
      clearInterval(isThere);
      section.scrollIntoView();
    }, 50);
  });
}

/** The provider writes contacts, which are refused where they stand. */
async function writeContact(page: Page): Promise<void> {
  const bio = page.locator('textarea').first();
  await bio.fill('أعلّم الفخار في ورشتي بالزمالك، كلمني على ٠١٠ ١٢٣٤ ٥٦٧٨ في أي يوم.');
  await page.locator('[name=skills]').fill('Vodafone Cash');
  await page.locator('[name=skills]').press('Enter');
  await page.locator('[name=social_media_links]').fill('wa.me/201012345678');
  await page.locator('[name=social_media_links]').press('Enter');
  await page.locator('form button[type=submit]').first().click();
}

/** The provider has blocked a customer. */
async function blockSomebody(page: Page): Promise<void> {
  await page.route(/\/provider\/blocked-customers/, (route) =>
    route.fulfill({ json: { items: [BLOCKED], next_cursor: null } }),
  );
}

/** The provider is suspended. */
async function suspend(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/provider\/application$/, async (route) => {
    const response = await route.fetch();
    const application: object = await response.json();
    await route.fulfill({ response, json: { ...application, is_active: false, reason: 'Your ID card has expired.' } });
  });
}
