import { startFakePaymob } from '@hirfa/server/testing/fakes/paymob';
import { PAYMOB_ACCOUNT } from '@hirfa/server/testing/fakes/paymob-account';
import { startFakeStripe } from '@hirfa/server/testing/fakes/stripe';
import { STRIPE_ACCOUNT } from '@hirfa/server/testing/fakes/stripe-account';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test as withSandbox } from '../../test.ts';
import { heading } from '../payment-pages.ts';

interface FakeGateway {
  name: 'stripe' | 'paymob';
  url: string;
  settings: Record<string, string>;
  /** The customer pays on the page of the gateway, which then tells of it. */
  payAt(page: URL): { body: string; headers?: Headers; query: URLSearchParams };
  close(): void;
}

async function openStripe(): Promise<FakeGateway> {
  const { url, account, webhookOf, close } = await startFakeStripe();
  const { secretKey, webhookSecret } = STRIPE_ACCOUNT;
  return {
    name: 'stripe',
    url,
    settings: { STRIPE_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    payAt({ pathname }) {
      const id = pathname.slice('/pay/'.length);
      account.pay(id, 'accepted');
      return webhookOf(id, new Date());
    },
    close,
  };
}

async function openPaymob(): Promise<FakeGateway> {
  const { url, account, webhookOf, close } = await startFakePaymob();
  return {
    name: 'paymob',
    url,
    settings: {
      PAYMOB_URL: url,
      PAYMOB_SECRET_KEY: PAYMOB_ACCOUNT.secretKey,
      PAYMOB_PUBLIC_KEY: PAYMOB_ACCOUNT.publicKey,
      PAYMOB_HMAC_SECRET: PAYMOB_ACCOUNT.hmacSecret,
      PAYMOB_API_KEY: PAYMOB_ACCOUNT.apiKey,
      PAYMOB_CARD_INTEGRATION: String(PAYMOB_ACCOUNT.cardIntegration),
    },
    payAt({ href }) {
      const id = account.orderAt(href);
      account.pay(id, 'accepted');
      return webhookOf(id);
    },
    close,
  };
}

const WORDS = {
  en: { go: 'Go to payment', sent: 'Your request is on its way', refund: /Sent by us on .+ to the card or wallet/ },
  ar: { go: 'الانتقال إلى الدفع', sent: 'طلبك في الطريق', refund: /إلى البطاقة أو المحفظة التي دفعت بها/ },
};

/** The page of the gateway itself is not a part of the fake. */
async function gatewayPage(page: Page, { url }: FakeGateway): Promise<void> {
  const html = '<!doctype html><html lang="en"><title>Pay</title><h1>The page of the gateway</h1></html>';
  await page.route(`${url}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

for (const [name, open] of [
  ['Stripe', openStripe],
  ['Paymob', openPaymob],
] as const)
  for (const [language, width] of [
    ['ar', 360],
    ['en', 1280],
  ] as const) {
    const test = withSandbox.extend<{ gateway: FakeGateway }>({
      gateway: async ({}, use) => {
        const gateway = await open();
        await use(gateway);
        gateway.close();
      },
      ownSite: true,
      siteSettings: async ({ gateway }, use) => {
        await use({ PAYMENT_GATEWAY: gateway.name, ...gateway.settings });
      },
    });

    test(`a card is held at ${name}, captured with the acceptance, and refunded: ${language}, ${width} px`, async ({
      openAs,
      market,
      site,
      gateway,
    }) => {
      const words = WORDS[language];
      const { id } = await market.book();
      const page = await openAs(market.customer, { path: `/payment/${id}`, language, width });
      await gatewayPage(page, gateway);
      const main = page.getByRole('main');
      await page.getByRole('button', { name: words.go }).first().click();
      await expect(heading(page)).toHaveText('The page of the gateway');
      const { body, headers, query } = gateway.payAt(new URL(page.url()));
      const webhook = `${site.address}/api/v1/webhooks/${gateway.name}?${query.toString()}`;
      const { status } = await fetch(webhook, { method: 'POST', body, ...(headers && { headers }) });
      expect(status).toBe(204);
      const prefix = language === 'ar' ? '/ar' : '';
      await page.goto(`${prefix}/payment-return?booking=${id}`);
      await expect(heading(page)).toContainText(words.sent);
      await expectAccessible(page);

      await market.step('provider', id, 'accept');
      await expect.poll(async () => (await market.read('customer', id)).payment_status).toBe('captured');
      await market.step('customer', id, 'cancel');
      await page.goto(`${prefix}/booking-confirmation/${id}`);
      await expect(main.getByText(words.refund).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
