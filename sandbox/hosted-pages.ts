import { Hono, type Context } from 'hono';
import { type Language, LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { ASSETS } from './assets.ts';
import { cardEnding, readCard, type CardForm } from './cards.ts';
import { checkoutPage } from './checkout-page.ts';
import type { CheckoutRow, Sandbox } from './checkouts.ts';
import { transaction } from './database.ts';
import type { Html } from './layout.ts';
import { challengePage, endedPage, missingPage } from './notice-pages.ts';
import { answerChallenge, awaitsConfirmation, loadCheckout, pay } from './payments.ts';

const typed = z.string().max(100).catch('');
const TypedCard = z.object({ number: typed, expiry: typed, code: typed });
const ChallengeAnswer = z.object({ answer: z.enum(['confirm', 'refuse']) });
const EMPTY: CardForm = { number: '', expiry: '', code: '' };

/** The targets of forms: browsers apply this policy to redirects after a form too. */
function formTarget(returnUrl: string): string {
  const { protocol, hostname, origin } = new URL(returnUrl);
  // A policy can not contain an IPv6 address.
  return hostname.startsWith('[') ? protocol : origin;
}

function contentPolicy(row?: CheckoutRow): string {
  const forms = row ? `'self' ${formTarget(row.return_url)}` : "'none'";
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
}

function show(c: Context, page: Html, status: 200 | 404 | 422, row?: CheckoutRow) {
  c.header('content-security-policy', contentPolicy(row));
  c.header('cache-control', 'no-store');
  // Who has the address of the page can pay, so it is never sent as a referrer.
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  return c.html(page, status);
}

/** The language in the query, from the link to the other language. */
function askedLanguage(c: Context): Language | undefined {
  return LANGUAGES.find((language) => language === c.req.query('language'));
}

function inLanguage(c: Context, path: string): string {
  const asked = askedLanguage(c);
  return asked === undefined ? path : `${path}?language=${asked}`;
}

function preferredLanguage(c: Context): Language {
  const asked = askedLanguage(c);
  if (asked !== undefined) return asked;
  return /^\s*ar\b/i.test(c.req.header('accept-language') ?? '') ? 'ar' : 'en';
}

/** The form, filled with the test card of the link that was followed. */
function filledForm(lastFour: string | undefined, now: Date): CardForm {
  const card = cardEnding(lastFour);
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, '0');
  return card ? { number: card.number, expiry: `12/${year}`, code: '123' } : EMPTY;
}

/** After a form: the person returns to the product, also after repeated submissions. */
function leave(c: Context, row: CheckoutRow, base: string) {
  const target = row.state === 'closed' ? inLanguage(c, `${base}/checkout/${row.id}`) : row.return_url;
  return c.body(null, 303, { location: target, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
}

/** The hosted payment page; `changed` is called after each payment, so that events are sent at once. */
export function hostedPages(sandbox: Sandbox, changed: () => void): Hono {
  const { database, now } = sandbox;
  const base = () => new URL(sandbox.publicUrl()).pathname.replace(/\/$/, '');
  const load = (c: Context) => {
    const row = transaction(database, () => loadCheckout(sandbox, c.req.param('id') ?? ''));
    return row && { ...row, language: askedLanguage(c) ?? row.language };
  };
  const missing = (c: Context) => show(c, missingPage(preferredLanguage(c), base()), 404);

  const pages = new Hono();
  pages.get('/checkout/:id', (c) => {
    const row = load(c);
    if (!row) return missing(c);
    if (row.state !== 'open') return show(c, endedPage(row, base()), 200, row);
    return show(c, checkoutPage(row, filledForm(c.req.query('card'), now()), {}, base()), 200, row);
  });

  pages.post('/checkout/:id', async (c) => {
    const form = TypedCard.parse(await c.req.parseBody().catch(() => ({})));
    const row = load(c);
    if (!row) return missing(c);
    if (row.state !== 'open') return leave(c, row, base());
    const read = readCard(form, now());
    if ('problems' in read) return show(c, checkoutPage(row, { ...form, code: '' }, read.problems, base()), 422, row);
    const paid = transaction(database, () => pay(sandbox, row, read.card));
    changed();
    return awaitsConfirmation(paid)
      ? c.redirect(inLanguage(c, `${base()}/checkout/${paid.id}/confirm`), 303)
      : leave(c, paid, base());
  });

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
    const answered = transaction(database, () => answerChallenge(sandbox, row, form.data?.answer === 'confirm'));
    changed();
    return leave(c, answered, base());
  });

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
  return pages;
}
