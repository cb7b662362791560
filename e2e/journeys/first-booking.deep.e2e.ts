import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { bookChosenInArabic } from '../booking-flow.ts';
import { type Applicant, fillApplication, signUp } from '../onboarding.ts';
import { pay } from '../paying.ts';
import { expect, test } from '../test.ts';

const WAYS: readonly (Pick<Applicant, 'way' | 'firm' | 'proof'> & { who: string })[] = [
  { who: 'a person who teaches', way: 'أعلّم أو أصنع شيئًا' },
  {
    who: 'a tradesperson',
    way: 'لديّ صنعة',
    proof: 'رخصة مزاولة أو شهادة مهارة',
  },
  {
    who: 'a firm',
    way: 'لديّ شركة',
    firm: 'صيانة النيل',
    proof: 'السجل التجاري',
  },
];

for (const { who, ...applicant } of WAYS)
  test(`in Arabic on a phone, ${who} comes from what they would earn to the first accepted booking`, async ({
    openVisitor,
    openAs,
    world,
    site,
  }) => {
    test.slow();
    const tab = applicant.proof === undefined ? 'community' : 'trusted';
    const category = await world.category({ tab, name_ar: `فئة ${randomUUID().slice(0, 8)}` });
    const service = await world.service(category, { title_ar: `إصلاح ${category.slug}` });
    const area = await world.area({ name_ar: `حي ${category.slug}` });
    const fullName = `حسن عبد الفتاح ${category.slug.slice(-6)}`;

    const phone = await openVisitor({ width: 360 });
    await phone.goto('/ar/earnings');
    await phone.getByRole('main').getByRole('link', { name: 'بدء طلب الانضمام' }).first().click();
    await expect(phone).toHaveURL('/ar/auth?mode=signup');
    await signUp(phone, site, fullName);
    await fillApplication(phone, site, {
      ...applicant,
      fullName,
      category: category.name_ar,
      ...(tab === 'community' && { level: 'هاوٍ متمكّن' }),
      skill: 'إصلاح',
      service: service.title_ar,
      price: '٣٠٠',
      area: area.name_ar,
    });

    const [provider] = await site.owner.execute(sql`select id from provider_profiles where full_name = ${fullName}
      or full_name_ar = ${fullName}`);
    const admin = await openAs(await world.admin(), { path: `/admin/queue?kind=application&id=${provider?.id}` });
    await admin.locator('[data-item]').getByRole('button', { name: 'Approve', exact: true }).click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(phone.getByRole('heading', { level: 1, name: 'أهلًا بك بين مقدمي الخدمات' })).toBeVisible();

    const customer = await openAs(await world.user('Mona Adel'), {
      width: 360,
      path: `/booking/${provider?.id}`,
      language: 'ar',
    });
    await bookChosenInArabic(customer, { area: 0 });
    await pay(customer);
    await expect(customer).toHaveURL(/payment-result/);

    await phone.goto('/ar/provider/home');
    await phone.getByRole('main').getByRole('button', { name: 'قبول' }).first().click();
    await expect(customer.getByRole('main')).toContainText('مؤكد');
  });
