import { createHmac, randomBytes } from 'node:crypto';
import { createSandboxGateway as createSandboxProgram } from '@hirfa/sandbox/gateway';
import {
  createPaymobGateway,
  createSandboxGateway,
  type Gateway,
  openStripeGateway,
  type ReportedCard,
} from '../../payments/index.ts';
import { startFakePaymob } from '../fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../fakes/paymob-account.ts';
import { startFakeStripe } from '../fakes/stripe.ts';
import { STRIPE_ACCOUNT } from '../fakes/stripe-account.ts';
import { type Moment, openInterceptor } from '../interceptor.ts';

/** What one gateway promises and another does not. */
interface Promises {
  /** An order that is sent again leads to the same page. */
  onePage: boolean;
  /** A page can be closed before its time. */
  closing: boolean;
  /** It tells of chargebacks. */
  chargebacks: boolean;
  /** It lists what has moved. */
  movements: boolean;
  /** Everything in an event is signed, with the time. */
  wholeEvents: boolean;
  /** It takes wallets, and cash with a reference. */
  charges: boolean;
  /** It tells of refunds that fail after they were sent. */
  failedRefunds: boolean;
  /** A saved card pays without its page, and is forgotten by a call. */
  oneTap: boolean;
}

/** A gateway of the suite: its adapter, and what customers and banks do on the other side. */
export interface Sides {
  /** The adapter; what it sends passes `cut`, which can lose it. */
  gateway: Gateway;
  /** The same adapter with a key that the gateway does not know. */
  stranger: Gateway;
  /** Decides about each request before it is executed and after it was answered: true loses it. */
  cut: { next: (moment: Moment) => boolean };
  pay(checkoutId: string, card: 'accepted' | 'declined' | 'slow' | 'capture_refused'): Promise<void>;
  /** A wallet pays, or a kiosk has the cash; also after the end of a reference. */
  charge(checkoutId: string, method: 'wallet' | 'kiosk'): Promise<void>;
  /** A customer pays, and the card is saved: the gateway reports it with the checkout, or tells of it in an event. */
  saveCard(checkoutId: string): Promise<ReportedCard | undefined>;
  /** What banks do when a saved card pays next; the sandbox decides by the card that `saveCard` saves. */
  bankOfSavedCards(does: 'accepted' | 'declined' | 'challenge'): void;
  /** The customer confirms the payment of a saved card at their bank. */
  confirmAtBank(checkoutId: string): Promise<void>;
  /** The bank takes all of the money back, or decides about that. */
  bank(checkoutId: string, step: 'take' | 'win' | 'lose'): Promise<void>;
  /** The bank sends the last refund back. */
  failRefund(checkoutId: string): Promise<void>;
  /** A webhook about a checkout, signed at this time. */
  webhook(checkoutId: string, at: Date): { body: string; headers: Headers; query: URLSearchParams };
  stop(): Promise<void>;
}

const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0259',
  capture_refused: '4000 0000 0000 0341',
};
const SAVED = {
  accepted: CARDS.accepted,
  declined: '4000 0000 0000 9995',
  challenge: '4000 0000 0000 3220',
};
const CODE = { expiry: '12/40', code: '123' };

/** The saved card that a gateway reports with its checkout. */
async function reportedCard(gateway: Gateway, id: string): Promise<ReportedCard | undefined> {
  const checkout = await gateway.readCheckout(id);
  return 'saved_card' in checkout ? checkout.saved_card : undefined;
}
const SANDBOX = { key: 'a key of the sandbox', webhookSecret: 'a secret of the sandbox' };

async function intercept(url: string) {
  const cut: Sides['cut'] = { next: () => false };
  const proxy = await openInterceptor(
    () => url,
    async (moment) => cut.next(moment),
  );
  return { cut, proxy };
}

async function sandboxSides(): Promise<Sides> {
  const program = await createSandboxProgram({ ...SANDBOX, slowMs: 3_600_000 }).listen(0);
  const { cut, proxy } = await intercept(program.url);
  const submit = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    await fetch(`${program.url}/checkout/${path}`, { method: 'POST', redirect: 'manual', body });
  };
  const gateway = createSandboxGateway({ ...SANDBOX, url: proxy.url });
  let saved = SAVED.accepted;
  return {
    gateway,
    stranger: createSandboxGateway({ ...SANDBOX, url: program.url, key: 'another key of a sandbox' }),
    cut,
    pay: (id, card) => submit(id, { number: CARDS[card], ...CODE }),
    async saveCard(id) {
      await submit(id, { number: saved, ...CODE });
      await submit(`${id}/confirm`, { answer: 'confirm' });
      return reportedCard(gateway, id);
    },
    bankOfSavedCards: (does) => (saved = SAVED[does]),
    confirmAtBank: (id) => submit(`${id}/confirm`, { answer: 'confirm' }),
    charge: (id, method) =>
      submit(id, method === 'kiosk' ? { kiosk: 'success' } : { phone: '01010101010', otp: '123456' }),
    bank: (id, step) => submit(`${id}/bank`, { step }),
    failRefund: () => Promise.reject(new Error('refunds of the sandbox do not fail later')),
    webhook(id, at) {
      const body = JSON.stringify({
        id: `evt_${randomBytes(9).toString('hex')}`,
        type: 'payment',
        data: { checkout: { id } },
      });
      const seconds = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', SANDBOX.webhookSecret).update(`${seconds}.${body}`).digest('hex');
      const headers = new Headers({ 'sandbox-signature': `t=${seconds},v1=${signature}` });
      return { body, headers, query: new URLSearchParams() };
    },
    async stop() {
      proxy.close();
      await program.close();
    },
  };
}

async function stripeSides(): Promise<Sides> {
  const fake = await startFakeStripe();
  Object.assign(fake.account.balance, { mostOnPage: 2, repeatsRows: true });
  const { cut, proxy } = await intercept(fake.url);
  const gateway = await openStripeGateway({ ...STRIPE_ACCOUNT, url: proxy.url });
  return {
    gateway,
    stranger: await openStripeGateway({ ...STRIPE_ACCOUNT, url: fake.url, secretKey: 'sk_test_of_another_account' }),
    cut,
    async pay(id, card) {
      fake.account.refusesCaptures = card === 'capture_refused';
      fake.account.pay(id, card === 'capture_refused' ? 'accepted' : card);
    },
    charge: () => Promise.reject(new Error('Stripe takes cards only')),
    async saveCard(id) {
      fake.account.pay(id, 'accepted');
      return reportedCard(gateway, id);
    },
    bankOfSavedCards: (does) => (fake.account.cards.does = does),
    confirmAtBank: async (id) => fake.account.cards.answerBank(id, true),
    async bank(id, step) {
      if (step === 'take') fake.account.takeBack(id);
      else fake.account.decide(id, step === 'win' ? 'won' : 'lost');
    },
    async failRefund(id) {
      fake.account.failRefund(id);
    },
    webhook: (id, at) => fake.webhookOf(id, at),
    async stop() {
      proxy.close();
      fake.close();
    },
  };
}

async function paymobSides(): Promise<Sides> {
  const fake = await startFakePaymob();
  const { cut, proxy } = await intercept(fake.url);
  const stranger = { ...PAYMOB_ACCOUNT, url: fake.url, apiKey: 'an API key of another account' };
  const gateway = createPaymobGateway({ ...PAYMOB_ACCOUNT, url: proxy.url });
  return {
    gateway,
    stranger: createPaymobGateway(stranger),
    cut,
    async pay(id, card) {
      fake.account.refusesCaptures = card === 'capture_refused';
      fake.account.pay(id, card === 'capture_refused' ? 'accepted' : card);
    },
    async charge(id, method) {
      if (method === 'kiosk') fake.account.settle(id);
      else fake.account.pay(id, 'accepted');
    },
    async saveCard(id) {
      fake.account.pay(id, 'accepted');
      return gateway.readWebhook(fake.savedCardOf(id), new Date())?.saved_card;
    },
    bankOfSavedCards: () => undefined,
    confirmAtBank: () => Promise.reject(new Error('Paymob asks on its page')),
    bank: () => Promise.reject(new Error('Paymob tells of no chargebacks')),
    failRefund: () => Promise.reject(new Error('Paymob tells of no refunds that fail later')),
    webhook: (id) => fake.webhookOf(id),
    async stop() {
      proxy.close();
      fake.close();
    },
  };
}

const ALL: Promises = {
  onePage: true,
  closing: true,
  chargebacks: true,
  movements: true,
  wholeEvents: true,
  charges: true,
  failedRefunds: false,
  oneTap: true,
};
const PAYMOB: Promises = {
  onePage: false,
  closing: false,
  chargebacks: false,
  movements: false,
  wholeEvents: false,
  charges: true,
  failedRefunds: false,
  oneTap: false,
};

/** All gateways, each with what opens its two sides. */
export const GATEWAYS = [
  { name: 'sandbox', promises: ALL, open: sandboxSides },
  { name: 'stripe', promises: { ...ALL, charges: false, failedRefunds: true }, open: stripeSides },
  { name: 'paymob', promises: PAYMOB, open: paymobSides },
];
