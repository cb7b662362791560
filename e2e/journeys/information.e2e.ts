import { expect, expectAccessible, test } from '../test.ts';

/** The heading of each page, in both languages. */
const PAGES = {
  '/pricing': ['One price, all included.', 'سعر واحد، شامل كل شيء.'],
  '/earnings': ['Earn from what you do well.', 'حوّل مهارتك إلى دخل.'],
  '/terms': ['Terms of use', 'شروط الاستخدام'],
  '/refund-policy': ['What you get back', 'ماذا يعود إليك'],
  '/privacy': ['Your data', 'بياناتك وخصوصيتك'],
  '/cookies': ['Your data', 'بياناتك وخصوصيتك'],
  '/contact': ['Contact', 'تواصل معنا'],
  '/areas': ['Where we work', 'أين نعمل'],
  '/safety': ['Safe, before you open the door.', 'أمان قبل أن تفتح الباب.'],
  '/faq': ['Good hands, and how it works.', 'أيدٍ ماهرة، وطريقة واضحة.'],
  '/about': ['Good hands, and how it works.', 'أيدٍ ماهرة، وطريقة واضحة.'],
} as const;

test('every page of information is there in both languages, and no link on it leads to a page that is not', async ({
  request,
}) => {
  const links = new Set<string>();
  for (const [path, headings] of Object.entries(PAGES))
    for (const [index, prefix] of ['', '/ar'].entries()) {
      const page = await request.get(prefix + path);
      expect(page.status(), prefix + path).toBe(200);
      const html = await page.text();
      expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], prefix + path).toBe(headings[index]);
      expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
      for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(link.replaceAll('&amp;', '&'));
    }
  expect(links.size).toBeGreaterThan(60);
  const dead: string[] = [];
  for (const link of links) if ((await request.get(link)).status() === 404) dead.push(link);
  expect(dead).toEqual([]);
});

test('in Arabic on a phone, a visitor finds the refund policy in the footer, and a person by the page of contact', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ width: 360 });
  await page.goto('/ar');
  const main = page.getByRole('main');
  await page.getByRole('contentinfo').getByRole('link', { name: 'استرداد المبالغ' }).click();
  await expect(page).toHaveURL('/ar/refund-policy');
  await expect(main.getByRole('region', { name: 'إذا ألغيت' })).toContainText('250.80');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'تواصل معنا' }).click();
  await main.getByRole('link', { name: 'اكتب إلى الدعم' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'يلزم تسجيل الدخول' })).toBeVisible();
});

test('an area of the map leads to those who come there', async ({ openVisitor }) => {
  const page = await openVisitor({ width: 1280 });
  await page.goto('/areas');
  await page.getByRole('main').getByRole('link', { name: 'Maadi', exact: true }).click();
  await expect(page).toHaveURL(/\/services\?area=/);
  await expect(page.getByRole('link', { name: 'Without: Maadi' })).toBeVisible();
});
