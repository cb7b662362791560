import { APPLICATION_STEPS } from '@hirfa/domain/providers';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { demoApplicantId, demoAwayId, demoChangeId, demoProviderId, demoSuspendedId } from './demo-people.ts';
import { paid } from './payment-screens.ts';
import type { Screen, Stage } from './screen.ts';

const ONBOARDING = '/onboarding/community';
const DESK = '/admin/dashboard?tab=providers';

/** Presses a button, by its name in either language. */
const pressing = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** On a phone the steps are a menu. */
async function openSteps(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Step|الخطوة) 3/ });
  if (await button.isVisible()) await button.click();
}

/** Whether an offer is a visit, below its price. */
const showVisit = (page: Page) =>
  page
    .getByRole('switch', { name: /^(Visit and quote|معاينة وعرض سعر)$/ })
    .first()
    .scrollIntoViewIfNeeded();

const DOCUMENTS = `${ONBOARDING}?step=documents`;

/** The pictures of documents have loaded. */
const pictures = (page: Page) => page.locator('fieldset img, figure img').nth(2).waitFor();

/** Chooses a file of so many bytes as the first document, and waits for what becomes of it. */
const choosing = (bytes: number, shown: string) => async (page: Page) => {
  const file = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes) };
  await page.locator('fieldset input[type=file]').first().setInputFiles(file);
  await page.locator(`fieldset ${shown}`).first().waitFor();
};

/** Uploads without the server: all pictures of a screen are taken as one person, who has one upload of a kind. */
async function answerUpload(page: Page, receivedAfter: (offset: number) => number | undefined): Promise<void> {
  const id = '019aa000-0000-7000-8000-000000000001';
  await page.route(/\/api\/v1\/provider\/uploads/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/finish')) {
      const json = { code: 'unusable_document', message: 'refused', data: { problem: 'wrong_type' }, request_id: 'a' };
      return route.fulfill({ status: 415, json });
    }
    const received = searchParams.has('offset') ? receivedAfter(Number(searchParams.get('offset'))) : 0;
    if (received !== undefined) await route.fulfill({ json: { id, received } });
  });
}

const UPLOADS: NonNullable<Screen['cases']> = [
  {
    name: 'uploading',
    path: DOCUMENTS,
    as: 'newcomer',
    // The second part never arrives.
    prepare: (page) => answerUpload(page, (offset) => (offset === 0 ? 262_144 : undefined)),
    act: choosing(700_000, 'progress[value="37"]'),
  },
  {
    name: 'refused',
    path: DOCUMENTS,
    as: 'newcomer',
    prepare: (page) => answerUpload(page, () => 2000),
    act: choosing(2000, '[role=alert]'),
  },
];

/** The steps of the form: filled in, empty, and with what is missing. */
const STEPS = APPLICATION_STEPS.map((step): Screen => {
  const path = `${ONBOARDING}?step=${step}`;
  const problems = { name: 'problems', path, as: 'newcomer', act: pressing(/^(Continue|متابعة)$/) } as const;
  const isDocuments = step === 'documents';
  return {
    name: `onboarding-${step}`,
    path,
    as: 'rejected',
    ...(step !== 'type' && { onlyWhole: true }),
    ...(isDocuments && { act: pictures }),
    cases: [
      { name: 'empty', path, as: 'newcomer' },
      ...(step === 'review' ? [] : [problems]),
      ...(isDocuments ? UPLOADS : []),
      ...(step === 'work'
        ? [
            { name: 'steps', path, as: 'rejected' as const, act: openSteps },
            { name: 'visit', path, as: 'rejected' as const, act: showVisit },
          ]
        : []),
    ],
  };
});

const applicant = async ({ site }: Stage) => `${DESK}&id=${await demoApplicantId(site)}`;
const change = async ({ site }: Stage) => `${DESK}&id=${await demoChangeId(site)}`;

/** A provider with open bookings. */
async function booked(stage: Stage): Promise<string> {
  await paid(stage, 11);
  return `${DESK}&id=${await demoProviderId(stage.site)}`;
}

/** A suspended provider, about whom admins have decided many times. */
async function decidedOften({ site }: Stage): Promise<string> {
  const id = await demoSuspendedId(site);
  await site.owner.execute(sql`insert into audit_log (id, at, actor_id, action, entity_type, entity_id, before, after)
    select gen_random_uuid(), at - days * interval '9 days', actor_id,
      case when days % 2 = 0 then 'provider.suspend' else 'provider.reinstate' end, entity_type, entity_id, before, after
    from audit_log, generate_series(1, 12) as days where entity_id = ${id} and action = 'provider.suspend'`);
  return `${DESK}&id=${id}`;
}

const scrollToEnd = (page: Page) => page.locator('#audit-heading').scrollIntoViewIfNeeded();

/** Becoming a provider, and the admins who decide about it. */
export const PROVIDER_SCREENS: readonly Screen[] = [
  ...STEPS,
  {
    name: 'onboarding-status',
    path: ONBOARDING,
    as: 'pending',
    isRemembered: true,
    cases: [
      { name: 'rejected', path: ONBOARDING, as: 'rejected' },
      { name: 'verified', path: ONBOARDING, as: 'provider' },
      { name: 'suspended', path: ONBOARDING, as: 'suspended' },
    ],
  },
  { name: 'admin-providers', path: DESK, as: 'admin' },
  {
    name: 'admin-applicant',
    path: applicant,
    as: 'admin',
    act: pictures,
    cases: [
      { name: 'reject', path: applicant, as: 'admin', act: pressing(/^(Reject|رفض)/) },
      { name: 'suspend', path: booked, as: 'admin', act: pressing(/^(Suspend|إيقاف)/) },
      { name: 'change', path: change, as: 'admin' },
      { name: 'away', path: async ({ site }) => `${DESK}&id=${await demoAwayId(site)}`, as: 'admin' },
      { name: 'decided often', path: decidedOften, as: 'admin', act: scrollToEnd },
      { name: 'gone', path: `${DESK}&id=019aa000-0000-7000-8000-000000000001`, as: 'admin' },
    ],
  },
];
