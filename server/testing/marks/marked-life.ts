import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../calls.ts';
import { sendPhoto } from '../chats.ts';
import { putPhoto } from '../photos.ts';
import { hoursFrom, type Market, openMarket, passHours } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { signedIn } from '../signed-in.ts';
import { INBOX, SUPPORT, tryToSendPhoto } from '../support.ts';

export const ROLES = ['customer', 'provider', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const WithId = z.looseObject({ id: z.uuid() });

/** A market of three people whose names, addresses and words have a mark: all that people do to each other. */
export async function liveThrough(product: TestProduct) {
  const market = await openMarket(product);
  const people = { customer: market.customer.id, provider: market.provider.user_id, admin: market.admin.id };
  const marks: Record<Role, string> = { customer: markOf('c'), provider: markOf('p'), admin: markOf('a') };
  const life: Life = { ...market, product, people, marks };
  for (const role of ROLES) await nameMarked(life, role);
  const settled = await workTogether(life);
  await disagree(life);
  await askForHelp(life);
  await decideAbout(life, settled);
  return { ...life, settled };
}

type Life = Market & { product: TestProduct; people: Record<Role, string>; marks: Record<Role, string> };
/** `settled` is the booking of the job that was done. */
export type MarkedLife = Awaited<ReturnType<typeof liveThrough>>;

const markOf = (letter: string) => `mark${letter}${newId().slice(-10)}`;

/** Words that name some of them: whom they are about. */
const words = ({ marks }: Life, what: string, ...about: Role[]) =>
  [what, ...about.map((role) => marks[role])].join(' ');

/** The body of an answer that must not be a refusal. */
function sent({ status, body }: Answer): unknown {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}
const idOf = (answer: Answer) => WithId.parse(sent(answer)).id;
const send = async ({ ask }: Life, who: Role, path: string, body?: object, method = 'POST') =>
  sent(await ask(who, method, path, method === 'GET' ? undefined : (body ?? {})));

async function nameMarked({ product: { owner }, people, marks }: Life, role: Role): Promise<void> {
  const [id, mark] = [people[role], marks[role]];
  await owner.execute(sql`update auth.users set name = ${mark}, email = ${`${mark}@example.com`},
    phone_number = ${`+20 ${mark}`}, image = ${`https://x.example/${mark}`} where id = ${id}`);
  await owner.execute(sql`update profiles set full_name = ${`${mark} Adel`} where user_id = ${id}`);
  await owner.execute(sql`update provider_profiles set full_name = ${mark}, full_name_ar = ${mark},
    display_name_en = ${`${mark} A.`}, display_name_ar = ${`${mark} ع.`} where user_id = ${id}`);
}

/** A job that was done and settled, with a chat in which both wrote, sent photos and reported each other. */
async function workTogether(life: Life): Promise<string> {
  const { product, as } = life;
  const { id } = await life.request({
    address: words(life, '12 Road 9', 'customer'),
    notes: words(life, 'Ring', 'customer'),
  });
  await life.step('provider', id, 'accept');
  await product.work();
  await send(life, 'customer', `/api/v1/bookings/${id}/propose-times`, { times: [hoursFrom(product.clock.now, 60)] });
  for (const [who, other] of [
    ['customer', 'provider'],
    ['provider', 'customer'],
  ] as const) {
    const text = words(life, 'I am', who);
    const message = idOf(
      await life.ask(who, 'POST', `/api/v1/chats/${id}/messages`, { id: newId(), kind: 'text', text }),
    );
    const place = { kind: 'place', latitude: 30.06, longitude: 31.22, label: words(life, 'Home of', who) };
    await life.ask(who, 'POST', `/api/v1/chats/${id}/messages`, { id: newId(), ...place });
    idOf(await sendPhoto(product, as[who], id));
    await send(life, other, `/api/v1/messages/${message}/report`, { reason: words(life, 'Rude', who) });
    const [report] = await product.owner.execute(sql`select id from message_reports where message_id = ${message}`);
    const decision = { kind: 'report', entity_id: report?.id, decision: 'dismiss', reason: null };
    await send(life, 'admin', '/api/v1/admin/queue/decisions', decision);
  }
  await passHours(product, 49);
  await product.owner.execute(sql`update booking_start_codes set code = '1234' where booking_id = ${id}`);
  await life.step('provider', id, 'start', { code: '1234' });
  await passHours(product, 2);
  await life.step('provider', id, 'finish');
  await decideProblem(life, id);
  await product.work();
  await reviewEachOther(life, id);
  return id;
}

/** The customer reports a problem, the provider answers, and an admin leaves the price as it is. */
async function decideProblem(life: Life, id: string): Promise<void> {
  const text = (who: 'customer' | 'provider') => words(life, 'It was not as we said', who);
  const add = async (who: 'customer' | 'provider') =>
    idOf(await putPhoto(life.product, life.as[who], `/api/v1/bookings/${id}/problem-photos/${newId()}`));
  await add('customer');
  await send(life, 'customer', `/api/v1/bookings/${id}/dispute`, { reason: 'other', text: text('customer') });
  await add('provider');
  await send(life, 'provider', `/api/v1/bookings/${id}/answer-dispute`, { text: text('provider') });
  const { subtotal } = (await life.read('customer', id)).price ?? { subtotal: '0.00' };
  const reason = words(life, 'All was done', 'customer', 'provider');
  await send(life, 'admin', `/api/v1/admin/bookings/${id}/decide-dispute`, { reason, subtotal, refund: '0.00' });
}

/** Both write about each other, report what was written, and the provider replies. */
async function reviewEachOther(life: Life, id: string): Promise<void> {
  const written: string[] = [];
  idOf(await putPhoto(life.product, life.as.customer, `/api/v1/bookings/${id}/review/photos/${newId()}`));
  for (const who of ['customer', 'provider'] as const) {
    const review = { stars: 4, chips: ['friendly'], text: words(life, 'Good', who) };
    await send(life, who, `/api/v1/bookings/${id}/review`, review, 'PUT');
    const [row] = await life.product.owner.execute(sql`select id from reviews where booking_id = ${id}
      and author_id = ${life.people[who]}`);
    written.push(String(row?.id));
  }
  const [ofCustomer, ofProvider] = written;
  await send(life, 'provider', `/api/v1/reviews/${ofCustomer}/report`, { reason: words(life, 'Untrue', 'customer') });
  await send(life, 'customer', `/api/v1/reviews/${ofProvider}/report`, { reason: words(life, 'Untrue', 'provider') });
  await send(life, 'provider', `/api/v1/reviews/${ofCustomer}/reply`, { text: words(life, 'Thank you', 'provider') });
  await life.product.work();
}

/** A request that was declined, and a booking that an admin cancelled, each with a reason; one that nobody paid. */
async function disagree(life: Life): Promise<void> {
  const both = ['customer', 'provider'] as const;
  const declined = await life.request({ address: words(life, '13 Road 9', 'customer') });
  await life.step('provider', declined.id, 'decline', { reason: words(life, 'Too far', ...both) });
  const cancelled = await life.confirmed({ address: words(life, '14 Road 9', 'customer') });
  sent(await life.cancelAsAdmin(cancelled.id, words(life, 'They disagreed', ...both)));
  const own = await life.confirmed();
  await life.step('customer', own.id, 'cancel', { reason: words(life, 'Not needed', ...both) });
  await send(life, 'provider', `/api/v1/provider/blocked-customers/${declined.id}`, {}, 'PUT');
  await life.product.work();
}

/** Both ask the team, which answers and writes notes. */
async function askForHelp(life: Life): Promise<void> {
  const { product, as } = life;
  for (const who of ['customer', 'provider'] as const) {
    const session_id = idOf(await life.ask(who, 'POST', SUPPORT, { language: 'en' }));
    const message = words(life, 'Help', who);
    await send(life, who, '/functions/v1/send-live-support-message', { session_id, message, id: newId() });
    idOf(await tryToSendPhoto(product, as[who], session_id));
    await send(life, 'admin', `${INBOX}/${session_id}/take`);
    await send(life, 'admin', `${INBOX}/${session_id}/messages`, { id: newId(), message: words(life, 'We look', who) });
    await send(life, 'admin', `${INBOX}/${session_id}/notes`, { id: newId(), text: words(life, 'Careful', who) });
    await passHours(product, 1);
  }
}

/** What an admin decides about each of them, and writes to them. Who was suspended has to sign in again. */
async function decideAbout(life: Life, settled: string): Promise<void> {
  const { product, people, provider, marks } = life;
  for (const who of ['customer', 'provider'] as const) {
    const announcement = { user_id: people[who], type: 'update', title: marks[who], message: marks[who], metadata: {} };
    await send(life, 'admin', '/functions/v1/send-multi-device-notification', announcement);
    await suspend(life, who);
    await send(life, 'admin', `/api/v1/admin/people/${people[who]}/reinstate`);
    life.as[who] = await signedIn(product, people[who]);
  }
  await send(life, 'admin', `/api/v1/admin/providers/${provider.id}/reinstate`);
  await send(life, 'admin', `/api/v1/admin/providers/${provider.id}/suspend`, {
    reason: words(life, 'Complaints', 'provider'),
    bookings: 'keep',
  });
  await send(life, 'admin', `/api/v1/bookings/${settled}`, undefined, 'GET');
  await product.work();
}

export async function suspend(life: Life, who: 'customer' | 'provider'): Promise<void> {
  const suspension = { reason: 'rules', words: words(life, 'Rude again', who) };
  await send(life, 'admin', `/api/v1/admin/people/${life.people[who]}/suspend`, suspension);
}
