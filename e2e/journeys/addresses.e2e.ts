import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Section 2 of the specification, by hand: its addresses, and what the server answers in both languages. */

const PAGES = [
  ['/', 'Good hands, close to home.', 'أيادٍ أمينة، قريبة من بيتك.'],
  ['/services', 'Services', 'الخدمات'],
  ['/service/oud-lessons', 'Oud lessons', 'دروس عود'],
  ['/community/music', 'Music', 'موسيقى'],
  ['/earnings', 'Earn from what you do well.', 'حوّل مهارتك إلى دخل.'],
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

/** Pages of the specification that are not built. Whoever builds one moves it up. */
const NOT_YET = [
  '/promo',
  '/promo-community',
  '/invite/AB12CD',
  '/referrals',
  '/pricing',
  '/terms',
  '/refund-policy',
  '/privacy',
  '/contact',
  '/areas',
  '/safety',
  '/cookies',
  '/faq',
  '/about',
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

test('other addresses are no pages, nor are those that are not built yet', async ({ request }) => {
  for (const path of ['/no/such/page', '/services/a/b', '/provider/not-an-id', '/service/no-such-service', ...NOT_YET])
    for (const [index, address] of bothLanguages(path).entries()) {
      const found = await ask(request, address);
      expect(found, `${path} is built: move it to its list`).toMatchObject({ status: 404, heading: NO_PAGE[index] });
    }
});
