import type { PublicPath } from '../../../web/routes.ts';
import { test } from '../../test.ts';
import { expectSteadyHydration, someProvider } from './steady-hydration.ts';

/** Addresses of every public page; the page of the design system exists in development only. */
const addresses = (providerId: string): Record<Exclude<PublicPath, '/dev/ui'>, string[]> => ({
  '/': ['/'],
  '/services': ['/services', '/services?q=oud', '/services?category=plumbing&part=evening'],
  '/service/$serviceSlug': ['/service/oud-lessons'],
  '/community/$categorySlug': ['/community/plumbing'],
  '/provider/$providerId': [`/provider/${providerId}`],
  '/earnings': ['/earnings', '/earnings?price=250', '/earnings?price=much'],
  '/pricing': ['/pricing'],
  '/terms': ['/terms'],
  '/refund-policy': ['/refund-policy'],
  '/privacy': ['/privacy'],
  '/cookies': ['/cookies'],
  '/contact': ['/contact'],
  '/areas': ['/areas'],
  '/safety': ['/safety'],
  '/faq': ['/faq'],
  '/about': ['/about'],
  '/booking/$target': ['/booking/oud-lessons', `/booking/${providerId}`],
  '/payment-return': ['/payment-return'],
  '/payment-result': ['/payment-result'],
  '/auth': ['/auth', '/auth?mode=signup'],
  '/auth/callback': ['/auth/callback'],
  '/email-confirmed': ['/email-confirmed'],
  '/reset-password': ['/reset-password'],
  '/undo-security': ['/undo-security'],
  '/unsubscribe': ['/unsubscribe'],
  '/invite/$code': ['/invite/AB12CD'],
  '/promo': ['/promo'],
  '/promo-community': ['/promo-community'],
  '/support': ['/support'],
  '/sound-test': ['/sound-test'],
  '/test': ['/test'],
  '/topic-notifications': ['/topic-notifications'],
  $: ['/no/such/page'],
});

test.use({ expectedConsole: /status of 404/ });

// What signed-in people see differs in a few links only: one width for each language shows it.
const VIEWS = [
  { who: 'visitors', language: 'en', widths: [360, 1280] },
  { who: 'visitors', language: 'ar', widths: [360, 1280] },
  { who: 'signed-in people', language: 'en', widths: [1280] },
  { who: 'signed-in people', language: 'ar', widths: [360] },
] as const;

for (const { who, language, widths } of VIEWS)
  test(`${language}: hydration moves, removes and adds no link, button or field for ${who}`, async ({
    openVisitor,
    site,
    world,
    request,
  }) => {
    const providerId = await someProvider(request);
    const { '/auth': signIn, '/support': support, '/topic-notifications': topics, ...others } = addresses(providerId);
    // Signed-in people are redirected to their own pages, and have a chat with support instead of a card.
    const ofVisitors = [signIn, support, topics].flat();
    const paths = [...Object.values(others).flat(), ...(who === 'visitors' ? ofVisitors : [])];

    await expectSteadyHydration({ openVisitor, site, world }, { who, language, widths }, paths);
  });
