import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_CARDS } from './gateway.ts';
import { openReceiver, type Receiver } from './testing/receiver.ts';
import {
  movableClock,
  RETURN_URL,
  runGateway,
  type MovableClock,
  type RunningGateway,
} from './testing/running-gateway.ts';

let clock: MovableClock;
let receiver: Receiver;
let gateway: RunningGateway;

beforeEach(async () => {
  clock = movableClock();
  receiver = await openReceiver();
  gateway = await runGateway(receiver.url, clock);
});
afterEach(async () => {
  await gateway.close();
  receiver.close();
});

/** Pays a new checkout with the card of this number and returns where the person is sent. */
async function payWith(number: string) {
  const checkout = await gateway.create();
  const { status, location } = await gateway.pay(checkout.id, { number });
  return { id: checkout.id, status, location };
}

test('card 4242 succeeds, and the person returns to exactly the given address', async () => {
  const { id, status, location } = await payWith('4242 4242 4242 4242');
  expect({ status, location }).toEqual({ status: 303, location: RETURN_URL });
  expect(await gateway.read(id)).toMatchObject({ state: 'authorized', failure: null });
  await receiver.expects(id, ['payment.authorized']);
  const { saved_card: _, ...told } = await gateway.read(id);
  expect(receiver.events().at(-1)?.data.checkout).toEqual(told);
});

test('a second submission changes nothing and returns to the product too', async () => {
  const { id } = await payWith('4242 4242 4242 4242');
  expect(await gateway.pay(id, { number: '4000 0000 0000 0002' })).toMatchObject({ status: 303, location: RETURN_URL });
  expect(await gateway.read(id)).toMatchObject({ state: 'authorized' });
});

test('card 0002 is declined', async () => {
  const { id, location } = await payWith('4000 0000 0000 0002');
  expect(location).toBe(RETURN_URL);
  expect(await gateway.read(id)).toMatchObject({ state: 'declined', failure: 'declined' });
  await receiver.expects(id, ['payment.declined']);
  expect(await gateway.act(id, 'close')).toMatchObject({ state: 'declined' });
});

test('card 3220 asks for confirmation, and the answer decides', async () => {
  for (const [answer, state, failure, type] of [
    ['confirm', 'authorized', null, 'payment.authorized'],
    ['refuse', 'declined', 'authentication_failed', 'payment.declined'],
  ] as const) {
    const { id, status, location } = await payWith('4000 0000 0000 3220');
    expect({ status, location }).toEqual({ status: 303, location: `/checkout/${id}/confirm` });
    expect(await gateway.read(id)).toMatchObject({ state: 'open' });
    expect((await gateway.open(id, '/confirm')).html).toContain('Confirm it is you');
    expect(await gateway.confirm(id, answer)).toMatchObject({ status: 303, location: RETURN_URL });
    expect(await gateway.read(id)).toMatchObject({ state, failure });
    await receiver.expects(id, [type]);
    expect(await gateway.confirm(id, 'confirm')).toMatchObject({ location: RETURN_URL });
    expect(await gateway.read(id)).toMatchObject({ state, failure });
  }
});

test('an answer without a question, or after the checkout was closed, changes nothing', async () => {
  const { id } = await gateway.create();
  expect((await gateway.confirm(id, 'confirm')).location).toBe(`/checkout/${id}`);
  expect((await gateway.open(id, '/confirm')).headers.get('location')).toBe(`/checkout/${id}`);
  await gateway.pay(id, { number: '4000 0000 0000 3220' });
  await gateway.act(id, 'close');
  expect((await gateway.confirm(id, 'confirm')).location).toBe(`/checkout/${id}`);
  expect(await gateway.read(id)).toMatchObject({ state: 'closed', failure: null });
});

test('card 0259 is processed for a while, then authorized', async () => {
  const { id, location } = await payWith('4000 0000 0000 0259');
  expect(location).toBe(RETURN_URL);
  clock.advance(7_900);
  expect(await gateway.read(id)).toMatchObject({ state: 'processing' });
  expect(receiver.typesOf(id)).toEqual([]);
  clock.advance(100);
  await receiver.expects(id, ['payment.authorized']);
  expect(await gateway.read(id)).toMatchObject({ state: 'authorized' });
});

test('card 5126 never causes a webhook', async () => {
  const { id } = await payWith('4000 0000 0000 5126');
  expect(await gateway.read(id)).toMatchObject({ state: 'authorized' });
  await gateway.act(id, 'capture', { amount: 100 });
  await gateway.act(id, 'refund', { amount: 100 });
  const { id: later } = await payWith('4242 4242 4242 4242');
  await receiver.expects(later, ['payment.authorized']);
  expect(receiver.typesOf(id)).toEqual([]);
});

test('card 7726 pays, but a refund is refused for good, under the same key and under another one', async () => {
  const { id } = await payWith('4000 0000 0000 7726');
  expect(await gateway.act(id, 'capture', { amount: 300 }, 'capture')).toMatchObject({ state: 'captured' });
  for (const key of ['refund', 'refund', 'another'])
    expect(await gateway.act(id, 'refund', { amount: 100 }, key)).toBe('402 not_refundable');
  expect(await gateway.read(id)).toMatchObject({ state: 'captured', captured_amount: 300, refunded_amount: 0 });
  await receiver.expects(id, ['payment.authorized', 'payment.captured']);
});

test('card 3725 pays and takes one refund; later ones are refused for good', async () => {
  const { id } = await payWith('4000 0000 0000 3725');
  expect(await gateway.act(id, 'capture', { amount: 300 }, 'capture')).toMatchObject({ state: 'captured' });
  expect(await gateway.act(id, 'refund', { amount: 100 }, 'first')).toMatchObject({ refunded_amount: 100 });
  for (const key of ['second', 'third'])
    expect(await gateway.act(id, 'refund', { amount: 100 }, key)).toBe('402 not_refundable');
});

test('card 0341 is authorized, its capture refused and the authorization voided; a repeated key gets the same answer', async () => {
  const { id } = await payWith('4000 0000 0000 0341');
  expect(await gateway.act(id, 'capture', { amount: 100 }, 'capture')).toBe('402 capture_refused');
  expect(await gateway.act(id, 'capture', { amount: 100 }, 'capture')).toBe('402 capture_refused');
  expect(await gateway.read(id)).toMatchObject({ state: 'voided', captured_amount: 0 });
  await receiver.expects(id, ['payment.authorized', 'payment.voided']);
});

test('any other number is refused beside its field, and all fields but the code keep their content', async () => {
  const { id } = await gateway.create();
  for (const number of ['5555 5555 5555 4444', '4242 4242 4242 4241', '']) {
    const { status, html } = await gateway.pay(id, { number, expiry: '07/41', code: '987' });
    expect(status).toBe(422);
    expect(html).toContain(number === '' ? 'Enter the card number.' : 'This is not one of the test cards.');
    expect(html).toMatch(/id="number"[^>]*aria-describedby="number-error"[^>]*aria-invalid="true"/);
    expect(html).toContain(`value="${number}"`);
    expect(html).toContain('value="07/41"');
    expect(html).not.toContain('987');
  }
  expect(await gateway.read(id)).toMatchObject({ state: 'open' });
});

test('a number typed without spaces comes back in groups of four digits', async () => {
  const { id } = await gateway.create();
  expect((await gateway.pay(id, { number: '5555555555554444' })).html).toContain('value="5555 5555 5555 4444"');
  expect((await gateway.pay(id, { number: '٤٢٤٢٤٢٤٢' })).html).toContain('value="4242 4242"');
  expect((await gateway.pay(id, { number: 'none' })).html).toContain('value="none"');
});

test('the expiry date must be in the future and the code must have three digits', async () => {
  const { id } = await gateway.create({ language: 'ar' });
  const [number, month] = ['4242 4242 4242 4242', clock.now().toISOString()];
  const html = async (expiry: string, code: string) => (await gateway.pay(id, { number, expiry, code })).html;
  expect(await html('', '')).toMatch(/اكتب تاريخ الانتهاء\..*اكتب رمز الأمان\./s);
  expect(await html('13/40', '12')).toMatch(/اكتب الشهر ثم السنة: 12\/30\..*يتكوّن الرمز من 3 أرقام\./s);
  expect(await html('12/20', '123')).toContain('انتهت صلاحية هذه البطاقة.');
  // A card is valid to the end of its month; Arabic digits are accepted.
  const arabic = `${month.slice(5, 7)}${month.slice(2, 4)}`.replace(/\d/g, (digit) =>
    '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)),
  );
  expect(await gateway.pay(id, { number, expiry: arabic, code: '١٢٣' })).toMatchObject({ status: 303 });
});

test('both languages show the amount, the link back and every card, and escape the texts of the product', async () => {
  const description = `<script>alert("1")</script> & 'tea'`;
  const pages = {
    en: ['lang="en" dir="ltr"', 'Test payment: no money moves.', 'Pay EGP\u00a01,513.05', 'Leave without paying'],
    ar: ['lang="ar" dir="rtl"', 'دفع تجريبي: لا نخصم أي مبلغ.', 'ادفع \u200e1,513.05\u00a0ج.م', 'العودة دون دفع'],
  };
  for (const [language, texts] of Object.entries(pages)) {
    const { id } = await gateway.create({ language, description, amount: 151_305 });
    const { html, headers } = await gateway.open(id);
    for (const text of texts) expect(html).toContain(text);
    for (const card of TEST_CARDS) expect(html).toContain(card.number);
    expect(html).toContain(`href="${RETURN_URL.replaceAll('&', '&amp;')}"`);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;tea&#39;');
    expect(html).not.toMatch(/<script(?! src="\/assets\/)|style="/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9;");
  }
});

test('the page of a checkout that is not open shows its state and a link back', async () => {
  const endings = {
    '4242 4242 4242 4242': 'charged only if your request is accepted',
    '4000 0000 0000 0002': 'did not go through',
    '4000 0000 0000 0259': 'being processed',
  };
  for (const [number, text] of Object.entries(endings)) {
    const { id } = await payWith(number);
    const { html } = await gateway.open(id);
    expect(html).toContain(text);
    expect(html).toContain(`href="${RETURN_URL.replaceAll('&', '&amp;')}"`);
    expect(html).not.toContain('<form');
  }
  const { id } = await gateway.create();
  clock.advance(31 * 60_000);
  expect((await gateway.open(id)).html).toContain('The time to pay has run out');
  const none = await gateway.open('chk_none', '', { 'accept-language': 'ar-EG,ar;q=0.9' });
  expect(none).toMatchObject({ status: 404, html: expect.stringContaining('صفحة الدفع غير موجودة') });
});

test('each page links to itself in the other language and keeps that language', async () => {
  const { id } = await gateway.create();
  expect((await gateway.open(id)).html).toMatch(/href="\?language=ar"[^>]*>العربية</);
  const { html } = await gateway.open(id, '?language=ar');
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).toContain(`action="/checkout/${id}?language=ar"`);
  expect(html).toMatch(/href="\?language=en"[^>]*>English</);
  expect((await gateway.open(id, '?language=de')).html).toContain('lang="en" dir="ltr"');
  expect((await gateway.open('chk_none', '?language=ar')).html).toContain('صفحة الدفع غير موجودة');
  const asked = await gateway.pay(`${id}?language=ar`, { number: '4000 0000 0000 3220' });
  expect(asked.location).toBe(`/checkout/${id}/confirm?language=ar`);
});

test('a link beside each card fills the form with that card', async () => {
  const { id } = await gateway.create();
  expect((await gateway.open(id, '?card=3220')).html).toContain('value="4000 0000 0000 3220"');
  expect((await gateway.open(id, '?card=9999')).html).toContain('value=""');
});

/** Pays a new checkout with the wallet of this number, and this code. */
async function payByWallet(phone: string, otp = '123456') {
  const { id } = await gateway.create({ method: 'wallet' });
  return { id, ...(await gateway.payByWallet(id, { phone, otp })) };
}

test('a wallet is charged at once, and can be refunded but neither captured nor voided', async () => {
  const { id, status, location } = await payByWallet('010 1010 1010');
  expect({ status, location }).toEqual({ status: 303, location: RETURN_URL });
  expect(await gateway.read(id)).toMatchObject({ state: 'captured', captured_amount: 51_300 });
  await receiver.expects(id, ['payment.captured']);
  expect(await gateway.act(id, 'capture', { amount: 1 })).toBe('409 wrong_state');
  expect(await gateway.act(id, 'void')).toBe('409 wrong_state');
  expect(await gateway.act(id, 'refund', { amount: 51_300 })).toMatchObject({ refunded_amount: 51_300 });
});

test('each test wallet does what it says, and a number is read however it is typed', async () => {
  expect(await gateway.read((await payByWallet('01000000002')).id)).toMatchObject({ state: 'declined' });
  const slow = await payByWallet('+20 100 000 0259');
  expect(await gateway.read(slow.id)).toMatchObject({ state: 'processing' });
  clock.advance(9000);
  expect(await gateway.read(slow.id)).toMatchObject({ state: 'captured', captured_amount: 51_300 });
  const kept = await payByWallet('٠١٠٠٠٠٠٧٧٢٦', '١٢٣٤٥٦');
  expect(await gateway.act(kept.id, 'refund', { amount: 1 })).toBe('402 not_refundable');
});

test('the page of a wallet asks for its number and the code, in both languages, and never for a card', async () => {
  const { id } = await gateway.create({ method: 'wallet' });
  const { html } = await gateway.open(id, '?wallet=1010');
  expect(html).toContain('value="010 1010 1010"');
  expect(html).not.toContain('name="number"');
  expect((await gateway.open(id, '?language=ar')).html).toContain('الدفع بمحفظة الموبايل');
  const wrong = await gateway.payByWallet(id, { phone: '01234567890', otp: '12' });
  expect([wrong.status, wrong.html.match(/aria-invalid/g)?.length]).toEqual([422, 2]);
  expect(await gateway.read(id)).toMatchObject({ state: 'open' });
});

test('the stylesheet has the product’s tokens in plain CSS, and every file it names exists', async () => {
  const css = await (await fetch(`${gateway.url}/assets/page.css`)).text();
  expect(css).toContain('@media (prefers-color-scheme: dark)');
  expect(css).toContain('--clay: oklch(');
  expect(css).not.toMatch(/@(variant|theme|custom-variant)/);
  const names = Array.from(css.matchAll(/url\('([^']+)'\)/g), ([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  for (const name of [...names, 'mark.svg', 'group-digits.js'])
    expect((await fetch(`${gateway.url}/assets/${name}`)).status, name).toBe(200);
});
