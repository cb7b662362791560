import { Hono, type Context } from 'hono';
import { type Language, LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { ASSETS } from './assets.ts';
import { cardEnding, lastFour, readCard, type CardForm } from './cards.ts';
import { checkoutPage } from './checkout-page.ts';
import type { CheckoutRow, Sandbox } from './checkouts.ts';
import { transaction } from './database.ts';
import { kioskPage } from './kiosk-page.ts';
import { KIOSK_BEHAVIOURS } from './kiosks.ts';
import type { Html } from './layout.ts';
import type { Payer } from './payers.ts';
import { challengePage, endedPage, missingPage } from './notice-pages.ts';
import {
  answerChallenge,
  awaitsConfirmation,
  bankSteps,
  isPayable,
  loadCheckout,
  pay,
  takeBankStep,
} from './payments.ts';
import { walletPage } from './wallet-page.ts';
import { readWallet, walletEnding, type WalletForm } from './wallets.ts';

const typed = z.string().max(100).catch('');
const TypedCard = z.object({ number: typed, expiry: typed, code: typed });
const TypedWallet = z.object({ phone: typed, otp: typed });
const AtKiosk = z.object({ kiosk: z.enum(KIOSK_BEHAVIOURS) });
const ChallengeAnswer = z.object({ answer: z.enum(['confirm', 'refuse']) });
const BankForm = z.object({
  step: z.enum(['take', 'win', 'lose']),
  /** In piastres; only tests send it. */
  amount: z.coerce.number().int().min(1).optional(),
});
const EMPTY: CardForm = { number: '', expiry: '', code: '' };

/** The targets of forms: browsers apply this policy to redirects after a form too. */
function formTarget(returnUrl: string): string {
  const { protocol, hostname, origin } = new URL(returnUrl);
  // A policy can not contain an IPv6 address.
  return hostname.startsWith('[') ? protocol : origin;
}

function contentPolicy(row?: CheckoutRow): string {
  const forms = row ? `'self' ${formTarget(row.return_url)}` : "'none'";
  return `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
}

function show(c: Context, page: Html, status: 200 | 404 | 422, row?: CheckoutRow) {
  c.header('content-security-policy', contentPolicy(row));
  c.header('cache-control', 'no-store');
  // Anybody with the address of the page can pay, so it is never sent as a referrer.
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  return c.html(page, status);
}

/** The language in the query, from the link to the other language. */
function requestedLanguage(c: Context): Language | undefined {
  return LANGUAGES.find((language) => language === c.req.query('language'));
}

function inLanguage(c: Context, path: string): string {
  const requested = requestedLanguage(c);
  return requested === undefined ? path : `${path}?language=${requested}`;
}

function preferredLanguage(c: Context): Language {
  const requested = requestedLanguage(c);
  if (requested !== undefined) return requested;
  return /^\s*ar\b/i.test(c.req.header('accept-language') ?? '') ? 'ar' : 'en';
}

/** The form, filled with the test card of the link that was followed. */
function filledForm(ending: string | undefined, now: Date): CardForm {
  const card = cardEnding(ending);
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, '0');
  return card ? { number: card.number, expiry: `12/${year}`, code: '123' } : EMPTY;
}

/** The same of the link beside a test wallet. */
function filledWallet(ending: string | undefined): WalletForm {
  const wallet = walletEnding(ending);
  return wallet ? { phone: wallet.number, otp: '123456' } : { phone: '', otp: '' };
}

/** The page where an open checkout is paid. */
function payPage(c: Context, row: CheckoutRow, now: Date, base: string): Html {
  if (row.method === 'wallet') return walletPage(row, filledWallet(c.req.query('wallet')), {}, base);
  if (row.method === 'kiosk') return kioskPage(row, base);
  return checkoutPage(row, filledForm(c.req.query('card'), now), {}, base);
}

/** What pays, as it was typed; or the page again, with the problems. */
function readPayer(body: unknown, row: CheckoutRow, now: Date, base: string): { payer: Payer } | { page: Html } {
  if (row.method === 'wallet') {
    const form = TypedWallet.parse(body);
    const read = readWallet(form);
    if ('problems' in read) return { page: walletPage(row, { ...form, otp: '' }, read.problems, base) };
    return { payer: { ending: read.wallet.number.slice(-4), behaviour: read.wallet.behaviour } };
  }
  if (row.method === 'kiosk') {
    const { success, data } = AtKiosk.safeParse(body);
    return success ? { payer: { ending: data.kiosk, behaviour: data.kiosk } } : { page: kioskPage(row, base) };
  }
  const form = TypedCard.parse(body);
  const read = readCard(form, now);
  if ('problems' in read) return { page: checkoutPage(row, { ...form, code: '' }, read.problems, base) };
  return { payer: { ending: lastFour(read.card), behaviour: read.card.behaviour, expires: read.expires } };
}

/** The redirect after a form, also after a repeated submission: back to the product, which is not where a kiosk is. */
function redirectToProduct(c: Context, row: CheckoutRow, base: string) {
  const isHere = row.state === 'closed' || row.method === 'kiosk';
  const target = isHere ? inLanguage(c, `${base}/checkout/${row.id}`) : row.return_url;
  return c.body(null, 303, { location: target, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
}

/** What the routes of the pages share. */
interface PageContext {
  sandbox: Sandbox;
  /** Called after each payment, so that events are sent at once. */
  changed: () => void;
  /** The path prefix of the gateway. */
  base: () => string;
  /** The checkout of the path, in the requested language. */
  load: (c: Context) => CheckoutRow | undefined;
  missing: (c: Context) => Response | Promise<Response>;
}

function createPageContext(sandbox: Sandbox, changed: () => void): PageContext {
  const base = () => new URL(sandbox.publicUrl()).pathname.replace(/\/$/, '');
  return {
    sandbox,
    changed,
    base,
    load(c) {
      const row = transaction(sandbox.database, () => loadCheckout(sandbox, c.req.param('id') ?? ''));
      return row && { ...row, language: requestedLanguage(c) ?? row.language };
    },
    missing: (c) => show(c, missingPage(preferredLanguage(c), base()), 404),
  };
}

/** The hosted payment page; `changed` is called after each payment, so that events are sent at once. */
export function hostedPages(sandbox: Sandbox, changed: () => void): Hono {
  const context = createPageContext(sandbox, changed);
  const pages = new Hono();
  addCheckoutPage(pages, context);
  addConfirmationPage(pages, context);
  addBank(pages, context);
  addAssets(pages, context);
  return pages;
}

function addCheckoutPage(pages: Hono, { sandbox, changed, base, load, missing }: PageContext): void {
  const { database, now } = sandbox;
  pages.get('/checkout/:id', (c) => {
    const row = load(c);
    if (!row) return missing(c);
    if (!isPayable(row)) return show(c, endedPage(row, base(), bankSteps(sandbox, row)), 200, row);
    return show(c, payPage(c, row, now(), base()), 200, row);
  });
  pages.post('/checkout/:id', async (c) => {
    const body = await c.req.parseBody().catch(() => ({}));
    const row = load(c);
    if (!row) return missing(c);
    if (!isPayable(row)) return redirectToProduct(c, row, base());
    const read = readPayer(body, row, now(), base());
    if ('page' in read) return show(c, read.page, 422, row);
    const paid = transaction(database, () => pay(sandbox, row, read.payer));
    changed();
    return awaitsConfirmation(paid)
      ? c.redirect(inLanguage(c, `${base()}/checkout/${paid.id}/confirm`), 303)
      : redirectToProduct(c, paid, base());
  });
}

/** The page of 3-D Secure, after the form of the card. */
function addConfirmationPage(pages: Hono, { sandbox, changed, base, load, missing }: PageContext): void {
  pages.get('/checkout/:id/confirm', (c) => {
    const row = load(c);
    if (!row) return missing(c);
    return awaitsConfirmation(row)
      ? show(c, challengePage(row, base()), 200, row)
      : c.redirect(inLanguage(c, `${base()}/checkout/${row.id}`), 303);
  });
  pages.post('/checkout/:id/confirm', async (c) => {
    const form = ChallengeAnswer.safeParse(await c.req.parseBody().catch(() => ({})));
    const row = load(c);
    if (!row) return missing(c);
    if (awaitsConfirmation(row) && !form.success)
      return c.redirect(inLanguage(c, `${base()}/checkout/${row.id}/confirm`), 303);
    if (row.state === 'open' && !awaitsConfirmation(row))
      return c.redirect(inLanguage(c, `${base()}/checkout/${row.id}`), 303);
    const isConfirmed = form.data?.answer === 'confirm';
    const answered = transaction(sandbox.database, () => answerChallenge(sandbox, row, isConfirmed));
    changed();
    return redirectToProduct(c, answered, base());
  });
}

/** The bank of the customer, as the page of a payment that was captured has it. */
function addBank(pages: Hono, { sandbox, changed, base, load, missing }: PageContext): void {
  pages.post('/checkout/:id/bank', async (c) => {
    const form = BankForm.safeParse(await c.req.parseBody().catch(() => ({})));
    const row = load(c);
    if (!row) return missing(c);
    const { data } = form;
    if (data !== undefined) transaction(sandbox.database, () => takeBankStep(sandbox, row, data.step, data.amount));
    changed();
    return c.redirect(inLanguage(c, `${base()}/checkout/${row.id}`), 303);
  });
}

function addAssets(pages: Hono, { missing }: PageContext): void {
  pages.get('/assets/:name', (c) => {
    const asset = ASSETS.get(c.req.param('name'));
    if (!asset) return missing(c);
    const headers = {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    return c.body(asset.body, 200, headers);
  });
}
