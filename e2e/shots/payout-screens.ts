import type {
  ConfirmationLine,
  NextPayout,
  OwnPayout,
  PayoutDesk,
  PayoutExport,
  PayoutRecord,
  StoredTemplate,
} from '@hirfa/contract/payouts';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { nextCut, TEMPLATE_PRESETS } from '@hirfa/domain/payouts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const cut = nextCut(new Date());
/** The Sunday so many weeks ago, of a week that has ended. */
const sunday = (weeks: number) => addDays(cairoDay(cut), -7 * (weeks + 1));
const ID = '019aa000-0000-7000-8000-0000000000';
const ACCOUNT = { kind: 'iban', last_digits: '0002', bank: '0003' } as const;

const OWN: OwnPayout = {
  id: `${ID}00`,
  week: sunday(1),
  amount: '1687.50',
  state: 'open',
  account: null,
  reference: null,
  exported_at: null,
  paid_at: null,
  returned_at: null,
  paid_on: null,
};
const sent = { account: ACCOUNT, reference: 'H4-1', exported_at: at(-1) };
const OWN_PAYOUTS: OwnPayout[] = [
  OWN,
  { ...OWN, ...sent, id: `${ID}01`, week: sunday(2), amount: '2025.00', state: 'exported' },
  { ...OWN, ...sent, id: `${ID}02`, week: sunday(3), amount: '337.50', state: 'returned', returned_at: at(-6) },
  { ...OWN, ...sent, id: `${ID}03`, week: sunday(4), amount: '12412.25', state: 'paid', paid_at: at(-15) },
];
const NEXT: NextPayout = {
  open: { id: OWN.id, week: OWN.week, amount: OWN.amount },
  coming: { cut_at: cut.toISOString(), amount: '675.00', is_carried_over: false, left_out: '0.00' },
  hold: null,
  held_until: null,
};

const answerOwn =
  (next: Partial<NextPayout>, items: OwnPayout[] = []) =>
  async (page: Page) => {
    await page.route('**/api/v1/provider/payouts/next', (route) => route.fulfill({ json: { ...NEXT, ...next } }));
    await page.route(/\/api\/v1\/provider\/payouts(\?|$)/, (route) =>
      route.fulfill({ json: { items, next_cursor: null } }),
    );
  };
const toPayouts = (page: Page) =>
  page
    .getByRole('heading', { name: /^(Next payout|التحويل القادم)$/ })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
const EARNINGS = '/provider/dashboard?tab=earnings';
const own = (name: string, next: Partial<NextPayout>, items?: OwnPayout[]) => ({
  name,
  path: EARNINGS,
  as: 'provider' as const,
  prepare: answerOwn(next, items),
  act: toPayouts,
});
const { coming } = NEXT;

const DESK: PayoutDesk = {
  week: sunday(1),
  next_cut_at: cut.toISOString(),
  ready: { iban: { payouts: 14, amount: '18225.50' }, wallet: { payouts: 3, amount: '2310.00' } },
  held: { payouts: 2, amount: '1012.50' },
  carried_over: '-145.75',
  later: '4387.50',
  disputed: '675.00',
  exported: { payouts: 9, amount: '11250.00' },
  paid: { payouts: 61, amount: '84012.25' },
  returned: { payouts: 1, amount: '337.50' },
  ledger: { payable: '26464.75', sent: '11250.00', paid: '84349.75' },
  paying_account: { name: 'Hirfa for Services', last_digits: '0005' },
  second_factors: ['code'],
};
const RECORD: PayoutRecord = {
  ...OWN,
  provider_id: `${ID}10`,
  user_id: `${ID}11`,
  name_en: 'Salma A.',
  name_ar: 'سلمى ع.',
  is_other_holder: false,
  export_number: null,
  hold: null,
  held_until: null,
};
const NILE = { name_en: 'Nile Fix for Plumbing and Sanitary Works', name_ar: 'نايل فيكس لأعمال السباكة والصحي' };
const ofFile = { ...sent, export_number: 4 };
const RECORDS: PayoutRecord[] = [
  RECORD,
  { ...RECORD, ...NILE, id: `${ID}12`, amount: '3712.50', is_other_holder: true },
  { ...RECORD, id: `${ID}13`, name_en: 'Karim H.', name_ar: 'كريم ح.', hold: 'account_changed', held_until: at(2) },
  { ...RECORD, id: `${ID}14`, name_en: 'Mona F.', name_ar: 'منى ف.', hold: 'no_account' },
  { ...RECORD, ...ofFile, id: `${ID}15`, week: sunday(2), state: 'exported' },
  { ...RECORD, ...ofFile, id: `${ID}16`, week: sunday(3), state: 'returned', returned_at: at(-6) },
  { ...RECORD, ...ofFile, id: `${ID}17`, week: sunday(3), state: 'paid', paid_at: at(-6), user_id: null },
];
const FILE: PayoutExport = {
  id: `${ID}20`,
  number: 4,
  kind: 'iban',
  format: 'csv',
  template_name: 'Bank transfers',
  payouts: 9,
  total: '11250.00',
  created_at: at(-1),
  on_their_way: 9,
  paid: 0,
  returned: 0,
  refused: 0,
  refusal: null,
};
const FILES: PayoutExport[] = [
  FILE,
  { ...FILE, id: `${ID}21`, number: 3, format: 'pain.001', template_name: '', on_their_way: 0, paid: 12, returned: 1 },
];
const TEMPLATES: StoredTemplate[] = TEMPLATE_PRESETS.map((preset, index) => ({
  ...preset,
  columns: [...preset.columns],
  id: `${ID}3${index}`,
}));
const LINE: ConfirmationLine = {
  line: 2,
  reference: 'H4-1',
  state: 'paid',
  outcome: 'applied',
  amount: '2025.00',
  name_en: 'Salma A.',
  name_ar: 'سلمى ع.',
};
const NOBODY = { amount: null, name_en: '', name_ar: '' };
const LINES: ConfirmationLine[] = [
  LINE,
  { ...LINE, ...NILE, line: 3, reference: 'H4-2', state: 'returned', amount: '3712.50' },
  { ...LINE, line: 4, reference: 'H3-7', outcome: 'known' },
  { ...LINE, line: 5, reference: 'H2-1', outcome: 'impossible' },
  { ...LINE, ...NOBODY, line: 6, reference: 'H99-1', outcome: 'unknown' },
  { ...LINE, line: 7, outcome: 'repeated' },
];

/** A week of business, of which the demo has none. */
const answerDesk =
  (change: Partial<PayoutDesk> = {}) =>
  async (page: Page) => {
    const path = '**/api/v1/admin/payouts';
    const list = (items: object[]) => ({ json: { items, next_cursor: null } });
    await page.route(path, (route) => route.fulfill({ json: { ...DESK, ...change } }));
    await page.route(`${path}/list*`, (route) => route.fulfill(list(RECORDS)));
    await page.route(`${path}/exports*`, (route) => route.fulfill(list(FILES)));
    await page.route(`${path}/templates*`, (route) => route.fulfill({ json: { items: TEMPLATES } }));
    await page.route(`${path}/import/preview`, (route) => route.fulfill({ json: { items: LINES, applied: 2 } }));
  };
const pressing = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const desk = (name: string, act: NonNullable<Screen['act']>, change?: Partial<PayoutDesk>) => ({
  name,
  path: '/admin/payouts',
  as: 'admin' as const,
  prepare: answerDesk(change),
  act,
});

async function openExport(page: Page): Promise<void> {
  await pressing(/^(Write a file for the bank|إنشاء ملف للبنك)$/)(page);
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .first()
    .selectOption(TEMPLATES[0]?.id ?? '');
}

async function openImport(page: Page): Promise<void> {
  await page.locator('main section button').nth(1).click();
  const buffer = Buffer.from('reference,status\nH4-1,paid\n');
  const file = { name: 'answer.csv', mimeType: 'text/csv', buffer };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

const toFiles = (page: Page) =>
  page
    .locator('main section')
    .nth(4)
    .evaluate((section) => section.scrollIntoView());
const toTemplates = (page: Page) =>
  page
    .locator('main section')
    .last()
    .evaluate((section) => section.scrollIntoView());

/** What providers are paid each week, for them and for admins. */
export const PAYOUT_SCREENS: readonly Screen[] = [
  {
    name: 'own-payouts',
    path: EARNINGS,
    as: 'provider',
    act: toPayouts,
    cases: [
      own('some', {}, OWN_PAYOUTS),
      own('held', { hold: 'account_changed', held_until: at(2) }, OWN_PAYOUTS),
      own('returned', { hold: 'returned' }, OWN_PAYOUTS.slice(2)),
      own('too little', { open: null, coming: { ...coming, amount: '87.50', is_carried_over: true } }),
      own('owed', { open: null, coming: { ...coming, amount: '-201.15', is_carried_over: true, left_out: '337.50' } }),
    ],
  },
  {
    name: 'admin-payouts',
    path: '/admin/payouts',
    as: 'admin',
    cases: [
      desk('sums', async () => undefined),
      desk('list', toFiles),
      desk('templates', toTemplates),
      desk('export', openExport),
      desk('export without a second factor', openExport, { second_factors: [] }),
      desk('import', openImport),
      desk('template', pressing(/^(Change the template|تعديل النموذج)/)),
      desk('paying account', pressing(/^(Change the account|تغيير الحساب)$/)),
    ],
  },
];
