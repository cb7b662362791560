import { NOTIFICATION_TYPES, tapPath } from '@hirfa/domain/notifications';
import { siteRoutes } from '../../../web/routes.ts';
import { asApp, asSent, countCalls, crawl } from '../../crawl.ts';
import { somethingToShow } from '../../every-screen.ts';
import { hydrated } from '../../hydration.ts';
import { sentNotifications } from '../../sent-notifications.ts';
import { signInAs } from '../../session.ts';
import { expect, type Journey, test } from '../../test.ts';

// The frame of a mail runs no scripts, also none of a test. A page that is opened in the other language has its font.
test.use({ ownSite: true, expectedConsole: /frame is sandboxed|was preloaded using link preload but not used/ });

const LANGUAGES = ['en', 'ar'] as const;
const STARTS = { customer: '/dashboard', provider: '/provider/home', admin: '/admin/dashboard' } as const;
type Person = keyof typeof STARTS;

/** Pages that no link of these people shows. */
const OTHER_WAYS = {
  '/payment-return': 'the gateway',
  '/payment-result': 'the gateway',
  '/payment/new': 'the choices of a booking',
  '/auth/callback': 'mails, and sign-in at Google',
  '/email-confirmed': 'mails',
  '/reset-password': 'mails',
  '/undo-security': 'mails',
  '/unsubscribe': 'mails',
  '/b/$code': 'text messages',
  '/j/$code': 'text messages',
  '/provider/onboarding': 'the same as /onboarding/community',
  '/become-provider': 'the same as /onboarding/community',
  '/cookies': 'the same as /privacy',
  '/invite/$code': 'a person sends it',
  '/promo-community': 'its address, in advertisements',
  '/realtime-test': 'its address',
  '/admin/evidence/$bookingId': 'the work queue, while a chargeback is open',
  '/topic-notifications': 'its address; the settings have the topics of signed-in people',
  '/dev/ui': 'its address, in development',
  $: 'addresses that are no pages',
};

/** Where the notifications of a person lead, of each type that they can get. */
function tapsOf(reader: Person, sent: ReturnType<typeof sentNotifications>): string[] {
  const all = NOTIFICATION_TYPES.flatMap((type) => sent(type).map((each) => ({ type, ...each })));
  // The booking is that of the customer, whoever else could have one.
  const own = all.filter(({ to, about }) =>
    about.booking_id !== undefined && to.length > 1 ? reader === 'customer' : to.includes(reader),
  );
  return own.map(({ type, about }) => tapPath(type, about));
}

async function crawlAs(
  reader: Person,
  taps: string[],
  { openVisitor, market, site }: Pick<Journey, 'openVisitor' | 'market' | 'site'>,
) {
  const { customer, provider, admin } = market;
  const page = await openVisitor();
  await countCalls(page.context());
  await signInAs(page.context(), site, { customer, provider: { user_id: provider.user_id }, admin }[reader]);
  const crawls = [];
  for (const language of LANGUAGES) {
    await page.goto(language === 'en' ? STARTS[reader] : `/ar${STARTS[reader]}`);
    await hydrated(page);
    const [starts, open] = [[STARTS[reader], '/', ...taps], asApp(page)];
    // In the other language only words and addresses differ.
    crawls.push(await crawl({ reader, language, starts, isBrief: language === 'ar', open }));
  }
  return crawls;
}

async function crawlAsVisitor({ openVisitor }: Pick<Journey, 'openVisitor'>) {
  const page = await openVisitor();
  await page.goto('/');
  const given = { reader: 'visitor', starts: ['/'], isBrief: false, open: asSent(page) } as const;
  return Promise.all(LANGUAGES.map((language) => crawl({ ...given, language })));
}

test('every link on every page, and every notification, leads to a page that is there and is for its reader', async ({
  openVisitor,
  market,
  site,
}) => {
  const { booking, unpaid, support } = await somethingToShow(market, site);
  await site.work();
  const sent = sentNotifications({
    booking_id: booking,
    provider_id: market.provider.id,
    session_id: support,
    user_id: market.customer.id,
  });
  const given = { openVisitor, market, site };
  const crawls = await Promise.all([
    crawlAsVisitor(given),
    crawlAs('customer', [...tapsOf('customer', sent), tapPath('payment_failed', { booking_id: unpaid })], given),
    crawlAs('provider', tapsOf('provider', sent), given),
    crawlAs('admin', tapsOf('admin', sent), given),
  ]);
  expect(crawls.flat().flatMap(({ faults }) => faults)).toEqual([]);
  const reached = new Set(crawls.flat().flatMap(({ routes }) => routes));
  const others = siteRoutes.filter(({ path }) => !reached.has(path));
  expect(others.map(({ path }) => path).toSorted()).toEqual(Object.keys(OTHER_WAYS).toSorted());
});
