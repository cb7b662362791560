import { Session } from '@hirfa/contract/accounts';
import { Booking, SlotDay } from '@hirfa/contract/bookings';
import { ProviderPage } from '@hirfa/contract/discovery';
import { Price } from '@hirfa/contract/payments';
import { EMPTY_APPLICATION, REQUIRED_DOCUMENTS } from '@hirfa/domain/providers';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, freshEmail, openBrowser, readMail } from '../accounts.ts';
import { shownCode } from '../authenticator-app.ts';
import { type Answer, ask, freshAddress } from '../calls.ts';
import { cardPicture, uploadDocument } from '../documents.ts';
import { newcomer } from '../newcomer.ts';
import type { TestProduct } from '../product.ts';

const PASSWORD = 'a password of an admin';
const CATALOGUE = fileURLToPath(new URL('../../../docs/catalogue.json', import.meta.url));
const DAY_MS = 86_400_000;

/** A product with an empty database, as its owner and its people reach it. */
export interface EmptySite extends Pick<TestProduct, 'address' | 'work' | 'mailBox'> {
  now(): Date;
  /** The latest text message to a number. */
  texted(number: string): Promise<string>;
  /** Runs a command of its owner with these lines as input. */
  command(program: 'create-admin' | 'import-catalogue', args: string[], input: string): Promise<void>;
}

export type Calls = ReturnType<typeof callsOf>;

/** The calls of a signed-in person, which must not be refused. */
function callsOf(site: EmptySite, token: string) {
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { ...bearer(token), 'idempotency-key': newId() };
    const answer = await ask(site, method, path, { ...(body && { body }), headers });
    if (answer.status >= 300) throw new Error(`${path} is refused: ${JSON.stringify(answer.body)}`);
    return answer;
  };
}

async function firstAdmin(site: EmptySite): Promise<Calls> {
  const email = freshEmail();
  await site.command('create-admin', [], `${email}\nNadia Fahmy\n`);
  const browser = openBrowser(site, freshAddress());
  await browser.post('/auth/v1/reset-password', { code: (await readMail(site, email)).token, password: PASSWORD });
  const call = callsOf(site, Session.parse((await browser.signIn(email, PASSWORD)).body).access_token);
  const { body } = await call('POST', '/api/v1/me/second-factor/start', {});
  const { secret } = z.object({ secret: z.string() }).parse(body);
  await call('POST', '/api/v1/me/second-factor/confirm', { code: shownCode(secret, site.now()) });
  return call;
}

/** Signs up, proves a telephone number, sends documents and an application. */
async function apply(site: EmptySite) {
  const { session } = await newcomer(site, { full_name: 'Salma Abdel Rahman' });
  const call = callsOf(site, session.access_token);
  const phone_number = '+201012345678';
  await call('POST', '/api/v1/me/phone/code', { phone_number });
  await site.work();
  const code = /\d{6}/.exec(await site.texted(phone_number))?.[0] ?? '';
  await call('PUT', '/api/v1/me/phone', { phone_number, code });
  for (const [index, kind] of REQUIRED_DOCUMENTS.entries())
    await uploadDocument(site, async () => bearer(session.access_token), await cardPicture(index + 1), { kind });
  const areas = await ask(site, 'GET', '/api/v1/service-areas');
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(areas.body);
  const area = items[0]?.id ?? '';
  await call('PUT', '/api/v1/provider/application', { form: formFor(area), step: 'review', version: 0 });
  await call('POST', '/api/v1/provider/application/send', { version: 1 });
  const { id } = z.object({ id: z.string() }).parse((await call('GET', '/api/v1/provider')).body);
  return { call, id, area };
}

const formFor = (area: string) => ({
  ...EMPTY_APPLICATION,
  provider_type: 'community',
  full_name: 'Salma Abdel Rahman',
  bio_en: 'I have taught pottery in my workshop in Zamalek for five years.',
  primary_category: 'arts-crafts',
  experience_level: 'hobby',
  skills: ['Pottery'],
  cards: [
    { service_slug: 'pottery-for-beginners', title_en: '', title_ar: '', base_price: '250', duration_minutes: 120 },
  ],
  supports_in_person: true,
  service_area_zones: [area],
  hours: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 600, to_minute: 1080 })),
  pricing_mode: 'hourly',
});

/**
 * What an owner and the first people do: the first admin, the catalogue, an application, its approval.
 * `book` signs up one more customer, who books at the first free time.
 */
export async function openMarketplace(site: EmptySite) {
  const admin = await firstAdmin(site);
  await site.command('import-catalogue', [CATALOGUE], '');
  const provider = await apply(site);
  await admin('POST', `/api/v1/admin/providers/${provider.id}/approve`, {});
  return {
    provider: provider.call,
    async book(): Promise<{ customer: Calls; booking: Booking }> {
      const page = ProviderPage.parse((await ask(site, 'GET', `/api/v1/providers/${provider.id}`)).body);
      const card = page.cards[0]?.id ?? '';
      const customer = callsOf(site, (await newcomer(site)).session.access_token);
      const read = async (path: string) => (await ask(site, 'GET', `/api/v1/service-cards/${card}/${path}`)).body;
      const from = new Date(site.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
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
      return { customer, booking: Booking.parse(booked.body) };
    },
  };
}
