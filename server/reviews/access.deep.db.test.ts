import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { readTable } from '../testing/access/read-table.ts';
import { tryStatement } from '../testing/access/try-statement.ts';
import { namesOfCalls, wordOf } from '../testing/access/table.ts';
import { ask } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { putPhoto } from '../testing/photos.ts';
import { openReviews, photoPath } from './testing/open-reviews.ts';

const product = useProduct();

/** Who tries it: strangers and admins with the bookings of the customer and the provider, the others with their own. */
const ACTORS = [
  'visitor',
  'other customer',
  'other provider',
  'customer',
  'provider',
  'admin',
  'admin and customer',
  'suspended provider',
  'customer without a session',
] as const;

interface Target {
  /** A booking of which both reviews are published, and one of which only the customer has written. */
  done: string;
  half: string;
  /** The review by the customer of each. */
  published: string;
  waiting: string;
  /** The photo of the published one; the waiting one has one, too. */
  photo: string;
  provider_id: string;
  customer_id: string;
}
interface Actor extends Target {
  name: (typeof ACTORS)[number];
  user_id: string;
  is_admin: boolean;
  header: () => Promise<Record<string, string>>;
}

/** The id of a photo in the review of a booking. */
async function photoWithoutFile(booking: string): Promise<string> {
  const [id, file] = [newId(), newId()];
  await product.owner.execute(sql`insert into unused_photos (id, remove_at) values (${file}, now())`);
  await product.owner.execute(sql`insert into review_photos select ${id}, id, booker_id, ${file}, 1, 1, '', now()
    from bookings where id = ${booking}`);
  return id;
}

async function openTarget() {
  const opened = await openReviews(product);
  const { market, settled, write } = opened;
  const done = await settled();
  const photo = await photoWithoutFile(done);
  const published = (await write('customer', done)).own?.id ?? '';
  await write('provider', done);
  const half = await settled();
  await photoWithoutFile(half);
  const waiting = (await write('customer', half)).own?.id ?? '';
  const target = {
    done,
    half,
    published,
    waiting,
    photo,
    provider_id: market.provider.id,
    customer_id: market.customer.id,
  };
  return { market, target };
}

let actors: Actor[] = [];
beforeAll(async () => {
  const [it, others, suspended, ended, own] = [
    await openTarget(),
    await openTarget(),
    await openTarget(),
    await openTarget(),
    await openTarget(),
  ];
  await product.owner.execute(sql`update provider_profiles set is_active = false, suspension_reason = 'Complaints.'
    where id = ${suspended.market.provider.id}`);
  await ended.market.as.customer();
  await product.owner.execute(
    sql`update auth.sessions set revoked_at = now() where user_id = ${ended.target.customer_id}`,
  );
  await own.market.world.makeAdmin(own.target.customer_id);
  type Opened = typeof it;
  const of = (
    name: Actor['name'],
    { market }: Opened,
    who: 'customer' | 'provider' | 'admin',
    { target } = it,
  ): Actor => ({
    ...target,
    name,
    user_id: { customer: market.customer.id, provider: market.provider.user_id, admin: market.admin.id }[who],
    is_admin: who === 'admin' || name === 'admin and customer',
    header: market.as[who],
  });
  actors = [
    { ...of('visitor', it, 'customer'), user_id: newId(), header: async () => ({}) },
    of('other customer', others, 'customer'),
    of('other provider', others, 'provider'),
    of('customer', it, 'customer'),
    of('provider', it, 'provider'),
    of('admin', it, 'admin'),
    of('admin and customer', own, 'customer', own),
    of('suspended provider', suspended, 'provider', suspended),
    of('customer without a session', ended, 'customer', ended),
  ];
});

/** Whether the database lets each actor do it, without a call: it is the second wall, and knows no sessions. */
const ROWS = readTable(
  ACTORS,
  `
                visitor  customer2  provider2  customer  provider  admin  own-admin  suspended  ended
read-waiting    no       no         no         yes       no        yes    yes        no         yes
read-published  no       no         no         yes       yes       yes    yes        yes        yes
public          yes      yes        yes        yes       yes       yes    yes        no         yes
write           no       no         no         no        yes       no     no         no         no
write-as-other  no       no         no         no        no        no     no         no         no
change-waiting  no       no         no         yes       no        no     yes        no         yes
change-public   no       no         no         no        no        no     no         no         no
publish         no       no         no         no        no        no     no         no         no
publish-early   no       no         no         no        no        no     no         no         no
reply           no       no         no         no        yes       no     no         yes        no
hide            no       no         no         no        no        yes    no         no         no
report          no       yes        yes        yes       yes       yes    yes        yes        yes
report-as-other no       no         no         no        no        no     no         no         no
report-waiting  no       no         no         no        no        no     no         no         no
reports         no       no         no         no        no        yes    yes        no         no
decide          no       no         no         no        no        yes    no         no         no
photo-waiting   no       no         no         yes       no        no     yes        no         yes
photo-published no       no         no         yes       yes       yes    yes        yes        yes
photo-public    yes      yes        yes        yes       yes       yes    yes        no         yes
add-photo       no       no         no         yes       no        no     yes        no         yes
add-photo-late  no       no         no         no        no        no     no         no         no
photo-as-other  no       no         no         no        no        no     no         no         no
remove-photo    no       no         no         yes       no        no     yes        no         yes
remove-late     no       no         no         no        no        no     no         no         no
`,
);

const add = (actor: Actor, author: string) => sql`insert into reviews (id, booking_id, subject, author_id, provider_id,
  customer_id, stars, author_name, created_at) values (${newId()}, ${actor.half}, 'customer', ${author},
  ${actor.provider_id}, ${actor.customer_id}, 5, 'x', now()) returning 1`;
const change = (id: string, what: SQL) => sql`update reviews set ${what} where id = ${id} returning 1`;
const addPhoto = (booking: string, user: string) => sql`insert into review_photos
  values (${newId()}, ${booking}, ${user}, name_photo(now()), 1, 1, '', now()) returning 1`;
const removePhotos = (booking: string) => sql`delete from review_photos where booking_id = ${booking} returning 1`;
const report = (review: string, reporter: string) =>
  sql`insert into review_reports (id, review_id, reporter_id, reason, created_at)
    values (${newId()}, ${review}, ${reporter}, 'x', now()) returning 1`;

const STATEMENTS: Readonly<Record<string, (actor: Actor) => SQL>> = {
  'read-waiting': ({ waiting }) => sql`select 1 from reviews where id = ${waiting}`,
  'read-published': ({ published }) => sql`select 1 from reviews where id = ${published}`,
  public: ({ published }) => sql`select 1 from public_reviews where id = ${published}`,
  write: (actor) => add(actor, actor.user_id),
  'write-as-other': (actor) => add(actor, newId()),
  'change-waiting': ({ waiting }) => change(waiting, sql`stars = 1`),
  'change-public': ({ published }) => change(published, sql`stars = 1`),
  publish: ({ waiting }) => change(waiting, sql`published_at = now()`),
  'publish-early': ({ half }) => sql`select 1 from publish_reviews(${half}::uuid, now())`,
  reply: ({ published }) => change(published, sql`reply_text = 'x', replied_at = now()`),
  hide: ({ published, user_id }) =>
    change(published, sql`hidden_at = now(), hidden_by = ${user_id}, hidden_reason = 'x'`),
  report: ({ published, user_id }) => report(published, user_id),
  'report-as-other': ({ published }) => report(published, newId()),
  'report-waiting': ({ half, user_id }) => report(half, user_id),
  reports: ({ published }) => sql`select 1 from review_reports where review_id = ${published}`,
  decide: ({ published, user_id }) => sql`update review_reports set outcome = 'dismissed', decided_at = now(),
    decided_by = ${user_id} where review_id = ${published} returning 1`,
  'photo-waiting': ({ half }) => sql`select 1 from review_photos where booking_id = ${half}`,
  'photo-published': ({ done }) => sql`select 1 from review_photos where booking_id = ${done}`,
  'photo-public': ({ photo }) => sql`select 1 from public_review_photos where id = ${photo}`,
  'add-photo': ({ half, user_id }) => addPhoto(half, user_id),
  'add-photo-late': ({ done, user_id }) => addPhoto(done, user_id),
  'photo-as-other': ({ half, customer_id, user_id }) => addPhoto(half, user_id === customer_id ? newId() : customer_id),
  'remove-photo': ({ half }) => removePhotos(half),
  'remove-late': ({ done }) => removePhotos(done),
};

test.each(ROWS)('%s: the database answers everybody as the table', async (row, expected) => {
  const statement = STATEMENTS[row];
  if (statement === undefined) throw new Error(`nothing is tried for ${row}`);
  if (row === 'reports')
    for (const id of new Set(actors.map(({ published }) => published)))
      await product.owner.execute(sql`insert into review_reports (id, review_id, reason, created_at)
        values (${newId()}, ${id}, 'x', now())`);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = await tryStatement(product, personOf(actor), statement(actor));
  expect(answers).toEqual(expected);
});

const personOf = ({ name, user_id, is_admin }: Actor): Person | null =>
  name === 'visitor' ? null : { kind: 'person', user_id, session_id: user_id, roles: is_admin ? ['admin'] : [] };

/** What each actor is answered. */
const CALLS = readTable(
  ACTORS,
  `
                     visitor  customer2  provider2  customer  provider  admin     own-admin  suspended  ended
getBookingReviews    sign-in  nothing    nothing    ok        ok        nothing   ok         ok         sign-in
getCustomerRating    sign-in  nothing    nothing    nothing   ok        ok        nothing    ok         sign-in
listProviderReviews  ok       ok         ok         ok        ok        ok        ok         nothing    ok
reportReview         sign-in  ok         ok         nothing   ok        ok        nothing    ok         sign-in
listCustomerRatings  sign-in  provider   ok         provider  ok        provider  provider   provider   sign-in
replyToReview        sign-in  provider   nothing    provider  ok        provider  provider   provider   sign-in
hideReview           sign-in  admin      admin      admin     admin     ok        own        admin      sign-in
showReview           sign-in  admin      admin      admin     admin     ok        own        admin      sign-in
listHiddenReviews    sign-in  admin      admin      admin     admin     ok        ok         admin      sign-in
addReviewPhoto       sign-in  nothing    nothing    ok        nothing   nothing   ok         nothing    sign-in
removeReviewPhoto    sign-in  nothing    nothing    nothing   nothing   nothing   nothing    nothing    sign-in
saveReview           sign-in  nothing    nothing    ok        ok        nothing   ok         state      sign-in
`,
);

const ATTEMPTS: Readonly<Record<string, { method: string; path: (actor: Actor) => string; body?: object }>> = {
  getBookingReviews: { method: 'GET', path: ({ half }) => `/api/v1/bookings/${half}/reviews` },
  getCustomerRating: { method: 'GET', path: ({ done }) => `/api/v1/bookings/${done}/customer-rating` },
  listProviderReviews: { method: 'GET', path: ({ provider_id }) => `/api/v1/providers/${provider_id}/reviews` },
  saveReview: {
    method: 'PUT',
    path: ({ half }) => `/api/v1/bookings/${half}/review`,
    body: { stars: 4, chips: [], text: '' },
  },
  reportReview: {
    method: 'POST',
    path: ({ published }) => `/api/v1/reviews/${published}/report`,
    body: { reason: 'It is not true.' },
  },
  replyToReview: {
    method: 'POST',
    path: ({ published }) => `/api/v1/reviews/${published}/reply`,
    body: { text: 'Thank you.' },
  },
  hideReview: {
    method: 'POST',
    path: ({ published }) => `/api/v1/admin/reviews/${published}/hide`,
    body: { reason: 'It insults somebody.' },
  },
  showReview: {
    method: 'POST',
    path: ({ published }) => `/api/v1/admin/reviews/${published}/show`,
    body: { reason: 'It insults nobody.' },
  },
  addReviewPhoto: { method: 'PHOTO', path: ({ half }) => photoPath(half, newId()) },
  removeReviewPhoto: { method: 'DELETE', path: ({ half }) => photoPath(half, newId()) },
  listCustomerRatings: { method: 'GET', path: () => '/api/v1/provider/customer-ratings' },
  listHiddenReviews: { method: 'GET', path: () => '/api/v1/admin/reviews/hidden' },
};

test('every call about reviews is in the table', () => {
  const names = CALLS.map(([row]) => row);
  expect(names.toSorted()).toEqual(namesOfCalls(/^reviews\./).toSorted());
});

test.each(CALLS)('%s: everybody gets the answer of the table', async (row, expected) => {
  const attempt = ATTEMPTS[row];
  if (attempt === undefined) throw new Error(`nothing is tried for ${row}`);
  const { method, path, body } = attempt;
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const headers = { ...(await actor.header()), 'idempotency-key': newId() };
    const send = () => ask(product, method, path(actor), { headers, ...(body && { body }) });
    answers[actor.name] = wordOf(await (method === 'PHOTO' ? putPhoto(product, actor.header, path(actor)) : send()));
  }
  expect(answers).toEqual(expected);
});
