import type { APIRequestContext } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expect, test } from '../../test.ts';

/** Section 2 of the specification, by hand: its addresses, and what the server answers in both languages. */

const PAGES = [
  ['/promo', 'Promotions', 'العروض'],
  ['/promo-community', 'Promotions for lessons and crafts', 'عروض على الدروس والحِرف'],
  ['/', 'Good hands, close to home.', 'أيادٍ أمينة، قريبة من بيتك.'],
  ['/services', 'Services', 'الخدمات'],
  ['/service/oud-lessons', 'Oud lessons', 'دروس عود'],
  ['/community/music', 'Music', 'موسيقى'],
  ['/earnings', 'Earn from what you do well.', 'حوّل مهارتك إلى دخل.'],
  ['/pricing', 'One price, all included.', 'سعر واحد، شامل كل شيء.'],
  ['/terms', 'Terms of use', 'شروط الاستخدام'],
  ['/refund-policy', 'What you get back', 'ماذا يعود إليك'],
  ['/privacy', 'Your data', 'بياناتك وخصوصيتك'],
  ['/cookies', 'Your data', 'بياناتك وخصوصيتك'],
  ['/contact', 'Contact', 'تواصل معنا'],
  ['/areas', 'Where we work', 'أين نعمل'],
  ['/safety', 'Safe, before you open the door.', 'أمان قبل أن تفتح الباب.'],
  ['/faq', 'Good hands, and how it works.', 'أيدٍ ماهرة، وطريقة واضحة.'],
  ['/about', 'Good hands, and how it works.', 'أيدٍ ماهرة، وطريقة واضحة.'],
  ['/unsubscribe', 'Open this page from one of our mails', 'افتح هذه الصفحة من إحدى رسائلنا'],
  ['/topic-notifications', 'Topics', 'المواضيع'],
] as const;

const SCRIPTS_NEEDED = ['This page needs JavaScript', 'تحتاج هذه الصفحة إلى JavaScript'] as const;
const NO_PAGE = ['Page not found', 'الصفحة غير موجودة'] as const;

/** For everybody, but whole only with scripts. */
const LIVE_PAGES = [
  '/test',
  '/auth',
  '/auth?mode=signin',
  '/auth/callback',
  '/booking/oud-lessons',
  '/payment-return',
  '/payment-result',
  '/sound-test',
  '/reset-password',
  '/email-confirmed',
  '/support',
];

const MOVED = [
  ['/signin', '/auth'],
  ['/sign-in?mode=signin', '/auth?mode=signin'],
  ['/verify-email?from=mail', '/?from=mail'],
  ['/email-verified', '/'],
  ['/services/oud-lessons', '/service/oud-lessons'],
  ['/services/', '/services'],
  ['/category/music/community', '/community/music'],
  ['/category/plumbing/trusted_essentials?q=leak&page=2', '/community/plumbing?q=leak&page=2'],
  ['/category/music', '/'],
  ['/category', '/'],
  ['/trusted/plumbing/', '/community/plumbing'],
  ['/onboarding/provider', '/onboarding/community'],
  ['/my-bookings', '/bookings'],
] as const;

/**
 * For signed-in people, providers and admins. The server sends a shell without data, which no cache keeps; the browser,
 * which knows the person, opens the page or refuses it.
 */
const GUARDED = [
  '/onboarding/community',
  '/provider/onboarding',
  '/become-provider',
  '/bookings',
  '/payment/new',
  '/payment/{id}',
  '/booking-confirmation/{id}',
  '/profile',
  '/profile/edit',
  '/profile/settings',
  '/profile/delete-account',
  '/messages',
  '/messages/{id}',
  '/dashboard',
  '/notifications',
  '/realtime-test',
  '/referrals',
  '/provider/home',
  '/provider/dashboard',
  '/provider/services/create',
  '/admin/dashboard',
  '/admin/notifications',
  '/admin/support',
  '/admin/delete-booking-by-id',
  '/admin/delete-test-booking',
  '/admin/reset-test-data',
];

const inArabic = (path: string) => (path === '/' ? '/ar' : `/ar${path.replace(/^\/(?=\?)/, '')}`);
const bothLanguages = (path: string) => [path, inArabic(path)] as const;

async function ask(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1]?.replaceAll(/<[^>]*>/g, '');
  const { location, 'cache-control': cache, 'x-robots-tag': robots } = answer.headers();
  return { path, status: answer.status(), heading, location, cache, robots };
}

test('every public address of the specification is a page with its heading', async ({ request, market }) => {
  const { id, display_name_en, display_name_ar } = market.provider;
  for (const [path, ...headings] of [...PAGES, [`/provider/${id}`, display_name_en, display_name_ar]] as const)
    for (const [index, address] of bothLanguages(path).entries())
      expect(await ask(request, address)).toMatchObject({ path: address, status: 200, heading: headings[index] });
  for (const path of [...LIVE_PAGES, `/booking/${id}`])
    for (const [index, address] of bothLanguages(path).entries())
      expect(await ask(request, address)).toMatchObject({ path: address, status: 200, heading: SCRIPTS_NEEDED[index] });
});

test('every address of the specification that has moved leads on in one step, with its query', async ({ request }) => {
  for (const [from, to] of MOVED)
    for (const [address, location] of [
      [from, to],
      [inArabic(from), inArabic(to)],
    ] as const)
      expect(await ask(request, address)).toMatchObject({ path: address, status: 308, location });
});

test('every guarded address of the specification is a shell that nobody keeps or lists', async ({ request }) => {
  const shell = { status: 200, cache: 'private, no-store', robots: 'noindex' };
  for (const path of GUARDED.map((each) => each.replace('{id}', crypto.randomUUID())))
    for (const address of bothLanguages(path))
      expect(await ask(request, address)).toMatchObject({ path: address, ...shell });
});

test('other addresses are no pages', async ({ request }) => {
  for (const path of ['/no/such/page', '/services/a/b', '/provider/not-an-id', '/service/no-such-service'])
    for (const [index, address] of bothLanguages(path).entries()) {
      const found = await ask(request, address);
      expect(found).toMatchObject({ status: 404, heading: NO_PAGE[index] });
    }
});

test('the page of a deleted provider is gone, and that of a suspended one not found; both name others to book', async ({
  request,
  site,
  world,
}) => {
  const category = await world.category();
  const [gone, suspended, other] = [
    await world.provider(category),
    await world.provider(category),
    await world.provider(category),
  ];
  await world.card(other, category);
  await world.worksAlways(other);
  for (const path of [`/provider/${gone.id}`, `/ar/provider/${suspended.id}`])
    expect((await ask(request, path)).status).toBe(200);
  await site.owner.execute(
    sql`update provider_profiles set is_active = false, deleted_at = now() where id = ${gone.id}`,
  );
  await site.owner.execute(sql`update provider_profiles set is_active = false, suspension_reason = 'no reply'
    where id = ${suspended.id}`);
  for (const [id, status, ...headings] of [
    [gone.id, 410, 'This provider is no longer on Hirfa', 'لم يعد مقدم الخدمة هذا على حِرفة'],
    [suspended.id, 404, 'This provider cannot be booked at the moment', 'لا يمكن الحجز مع مقدم الخدمة هذا حاليًا'],
  ] as const)
    for (const [index, address] of bothLanguages(`/provider/${id}`).entries()) {
      await expect.poll(async () => (await ask(request, address)).status, address).toBe(status);
      expect(await ask(request, address)).toMatchObject({ heading: headings[index], cache: 'public, no-cache' });
      expect((await (await request.get(address)).text()).includes(`/provider/${other.id}"`), address).toBe(true);
      expect((await (await request.get('/sitemaps/en/providers.xml')).text()).includes(id)).toBe(false);
    }
});

test('every page in a sitemap names itself as the one address of its content, and its other language', async ({
  request,
  site,
  market,
}) => {
  const listed = await (await request.get('/sitemap.xml')).text();
  const sitemaps = Array.from(listed.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  expect(sitemaps.length).toBe(8);
  for (const sitemap of sitemaps) {
    const pages = Array.from(
      (await (await request.get(sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g),
      ([, address = '']) => address,
    );
    const own = pages.find((page) => page.endsWith(market.provider.id));
    for (const page of own === undefined ? pages.slice(0, 14) : [own]) {
      const html = await (await request.get(page)).text();
      expect(html.includes(`<link rel="canonical" href="${page}"/>`), page).toBe(true);
      const path = page.slice(site.address.length).replace(/^\/ar(?=\/|$)/, '');
      for (const [language, address] of [
        ['en', site.address + (path || '/')],
        ['ar', `${site.address}/ar${path === '/' ? '' : path}`],
        ['x-default', site.address + (path || '/')],
      ])
        expect(html.includes(`<link rel="alternate" hrefLang="${language}" href="${address}"/>`), page).toBe(true);
      expect(html.includes('<meta name="robots"'), page).toBe(false);
    }
  }
});

test('a part of a list is not listed itself, and what people write cannot end its data', async ({
  request,
  site,
  market,
}) => {
  for (const path of ['/services?q=oud', '/ar/services?category=music', '/services?tab=trusted'])
    expect(
      (await (await request.get(path)).text()).includes('<meta name="robots" content="noindex, follow"/>'),
      path,
    ).toBe(true);
  const name = '</script><script>alert(1)</script>';
  const { id } = market.provider;
  await site.owner.execute(sql`update provider_profiles set display_name_en = ${name} where id = ${id}`);
  for (const [path, ...types] of [
    ['/', 'Organization', 'WebSite'],
    ['/ar/community/music', 'BreadcrumbList'],
    ['/service/oud-lessons', 'Service', 'BreadcrumbList'],
    [`/provider/${id}`, 'Person', 'BreadcrumbList'],
  ] as const) {
    const answer = await request.get(path);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await answer.text()) ?? [];
    const graph: { '@type': string; name?: string }[] = JSON.parse(data)['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual(types);
    if (path.includes(id)) expect(graph[0]?.name).toBe(name);
  }
});

test('a link to a service or a provider has a picture in the language of the page', async ({ request, market }) => {
  for (const path of ['/service/oud-lessons', '/ar/service/oud-lessons', `/ar/provider/${market.provider.id}`]) {
    const html = await (await request.get(path)).text();
    const metas = new Map(
      Array.from(
        html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g),
        ([, name = '', content = '']) => [name, content] as const,
      ),
    );
    const [width, height] = [metas.get('og:image:width'), metas.get('og:image:height')];
    expect([width, height, metas.get('twitter:card')]).toEqual(['1200', '630', 'summary_large_image']);
    expect(metas.get('og:image:alt')).toBe(metas.get('og:title'));
    const picture = await request.get(metas.get('og:image') ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(metas.get('og:image')).toContain(path.startsWith('/ar') ? '/share/ar/' : '/share/en/');
  }
});
