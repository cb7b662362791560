import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Session } from '@hirfa/contract/accounts';
import { Booking, SlotDay } from '@hirfa/contract/bookings';
import { ProviderPage } from '@hirfa/contract/discovery';
import { Price } from '@hirfa/contract/payments';
import { Availability } from '@hirfa/contract/providers';
import { EMPTY_APPLICATION, REQUIRED_DOCUMENTS } from '@hirfa/domain/providers';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser, readMail } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { type Answer, ask, freshAddress } from '../../testing/calls.ts';
import { cardPicture, uploadDocument } from '../../testing/documents.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const PASSWORD = 'a password of an admin';

async function run(program: string, args: string[], input = '') {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const env = { PATH: process.env.PATH, DATABASE_URL: product.databaseUrl };
  const child = spawn(process.execPath, [path, ...args], { env });
  child.stdin.end(input);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([errors, code]).toEqual(['', 0]);
  product.clock.now = new Date();
}

/** The calls of a signed-in person, which must not be refused. */
function callsOf(token: string) {
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { ...bearer(token), 'idempotency-key': newId() };
    const answer = await ask(product, method, path, { ...(body && { body }), headers });
    expect([path, answer.status < 300 ? null : answer.body]).toEqual([path, null]);
    return answer;
  };
}

async function firstAdmin() {
  const email = freshEmail();
  await run('create-admin.ts', [], `${email}\nNadia Fahmy\n`);
  const browser = openBrowser(product, freshAddress());
  await browser.post('/auth/v1/reset-password', { code: (await readMail(product, email)).token, password: PASSWORD });
  const call = callsOf(Session.parse((await browser.signIn(email, PASSWORD)).body).access_token);
  const { secret } = (await call('POST', '/api/v1/me/second-factor/start', {})).body as { secret: string };
  await call('POST', '/api/v1/me/second-factor/confirm', { code: shownCode(secret, product.clock.now) });
  return call;
}

async function applicant() {
  const { session } = await newcomer(product, { full_name: 'Salma Abdel Rahman' });
  const call = callsOf(session.access_token);
  const phone_number = '+201012345678';
  await call('POST', '/api/v1/me/phone/code', { phone_number });
  await product.work();
  const code = product.twilio.texts.find(({ to }) => to === phone_number)?.body.match(/\d{6}/)?.[0] ?? '';
  await call('PUT', '/api/v1/me/phone', { phone_number, code });
  for (const [index, kind] of REQUIRED_DOCUMENTS.entries())
    await uploadDocument(product, async () => bearer(session.access_token), await cardPicture(index + 1), { kind });
  const { items } = (await ask(product, 'GET', '/api/v1/service-areas')).body as { items: { id: string }[] };
  const area = items[0]?.id ?? '';
  const form = {
    ...EMPTY_APPLICATION,
    provider_type: 'community',
    full_name: 'Salma Abdel Rahman',
    bio_en: 'I have taught pottery in my workshop in Zamalek for five years.',
    primary_category: 'arts-crafts',
    experience_level: 'hobby',
    skills: ['Pottery'],
    cards: [
      {
        service_slug: 'pottery-for-beginners',
        title_en: '',
        title_ar: '',
        base_price: '250',
        duration_minutes: 120,
      },
    ],
    supports_in_person: true,
    service_area_zones: [area],
    pricing_mode: 'hourly',
    hourly_rate: '250',
  };
  await call('PUT', '/api/v1/provider/application', { form, step: 'review', version: 0 });
  await call('POST', '/api/v1/provider/application/send', { version: 1 });
  const { id } = (await call('GET', '/api/v1/provider')).body as { id: string };
  return { call, id, area };
}

test('a fresh database: first admin, catalogue, an approved applicant, hours, and the first booking, by commands and calls', async () => {
  product.services.adminsNeedSecondFactor = true;
  const admin = await firstAdmin();
  await run('import-catalogue.ts', [fileURLToPath(new URL('../../../docs/catalogue.json', import.meta.url))]);
  const provider = await applicant();
  await admin('POST', `/api/v1/admin/providers/${provider.id}/approve`, {});

  const {
    feed_address: _,
    import: __,
    ...hours
  } = Availability.parse((await provider.call('GET', '/api/v1/provider/availability')).body);
  const weekly = Array.from({ length: 7 }, (___, weekday) => ({ weekday, from_minute: 600, to_minute: 1080 }));
  await provider.call('PUT', '/api/v1/provider/availability', { ...hours, weekly });

  const page = ProviderPage.parse((await ask(product, 'GET', `/api/v1/providers/${provider.id}`)).body);
  const card = page.cards[0]?.id ?? '';
  const customer = callsOf((await newcomer(product)).session.access_token);
  const read = async (path: string) => (await ask(product, 'GET', `/api/v1/service-cards/${card}/${path}`)).body;
  const from = new Date(product.clock.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { items } = z.object({ items: z.array(SlotDay) }).parse(await read(`slots?mode=in_person&from=${from}`));
  const { customer_total } = Price.parse(await read('price'));
  const booked = await customer('POST', '/api/v1/bookings', {
    service_card_id: card,
    mode: 'in_person',
    area_id: provider.area,
    address: '12 Road 9, third floor',
    starts_at: items.flatMap(({ slots }) => slots)[0]?.starts_at,
    customer_total,
  });
  expect(Booking.parse(booked.body)).toMatchObject({ title_en: 'Pottery for beginners' });
});
