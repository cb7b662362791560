import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { wordOf } from '../../testing/access/table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { actorsOf } from '../../testing/access/of-two-markets.ts';
import { ask } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** Who tries it with the package of the customer and the provider; who may do most are last. */
const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'provider', 'customer'] as const;

const CALLS = readTable(
  ACTORS,
  `
                    visitor  customer2  provider2  admin    provider  customer
listPackageOffers   ok       ok         ok         ok       ok        ok
previewPackage      ok       ok         ok         ok       ok        ok
getPackage          sign-in  nothing    nothing    ok       ok        ok
proposeForDates     sign-in  nothing    nothing    nothing  ok        nothing
cancelDates         sign-in  nothing    nothing    nothing  ok        nothing
stopPackage         sign-in  nothing    nothing    nothing  nothing   ok
`,
);

/** Whether the database lets each actor do it, without the call: it is the second wall. */
const ROWS = readTable(
  ACTORS,
  `
                visitor  customer2  provider2  admin  provider  customer
read            no       no         no         yes    yes       yes
read-dates      no       no         no         yes    yes       yes
stop            no       no         no         no     no        yes
stop-earlier    no       no         no         no     no        no
change-price    no       no         no         no     no        no
begin           no       no         no         no     no        no
begin-again     no       no         no         no     no        no
move-date       no       no         no         no     no        no
delete          no       no         no         no     no        no
insert          no       no         no         no     no        no
leave           no       no         no         no     no        no
share-charge    no       no         no         no     no        no
`,
);

const change = (set: SQL) => (id: string) => sql`update packages set ${set} where id = ${id} returning 1`;

const STATEMENTS: Readonly<Record<string, (id: string) => SQL>> = {
  read: (id) => sql`select 1 from packages where id = ${id}`,
  'read-dates': (id) => sql`select 1 from package_dates where package_id = ${id}`,
  stop: change(sql`stopped_at = actor_time()`),
  'stop-earlier': change(sql`stopped_at = actor_time() - interval '1 day'`),
  'change-price': change(sql`subtotal = 1`),
  begin: change(sql`began_at = now()`),
  'begin-again': (id) => sql`select begin_package(${id}, '[]'::json, now())`,
  'move-date': (id) => sql`update package_dates set starts_at = now() where package_id = ${id} returning 1`,
  delete: (id) => sql`delete from packages where id = ${id} returning 1`,
  insert: (id) => sql`select insert_package(json_build_object('package', json_build_object('id', ${id}::uuid),
    'dates', '[]'::json))`,
  leave: (id) => sql`update bookings set package_id = null where id = ${id} returning 1`,
  'share-charge': (id) => sql`update payments set package_id = null where booking_id = ${id} returning 1`,
};

async function openActors() {
  const [market, others] = [await openPackageMarket(product), await openMarket(product)];
  const begun = await packagesOf(product, market).begun();
  return { market, begun, ...actorsOf(market, others) };
}

test('everybody gets the answer of the table', async () => {
  const { market, begun, header } = await openActors();
  const card = `/api/v1/service-cards/${market.offer.id}`;
  const [first = '', last = ''] = [begun.bookings[0]?.booking?.id, begun.bookings[3]?.booking?.id];
  const paths: Record<string, [string, string, object?]> = {
    listPackageOffers: ['GET', `${card}/packages`],
    previewPackage: [
      'GET',
      `${card}/package-preview?kind=yearly&mode=online&starts_at=${begun.bookings[0]?.starts_at}`,
    ],
    getPackage: ['GET', `/api/v1/packages/${begun.id}`],
    // After one of four dates was cancelled.
    stopPackage: ['POST', `/api/v1/packages/${begun.id}/stop`, { refund: '897.75' }],
    proposeForDates: ['POST', `/api/v1/packages/${begun.id}/propose-times`, { bookings: [last] }],
    cancelDates: ['POST', `/api/v1/packages/${begun.id}/cancel-dates`, { bookings: [first], reason: 'A holiday.' }],
  };
  for (const [call, expected] of CALLS) {
    const [method, path, body] = paths[call] ?? ['GET', ''];
    const answers: Record<string, string> = {};
    for (const actor of ACTORS) {
      const headers = { ...(await header[actor]()), 'idempotency-key': newId() };
      answers[actor] = wordOf(await ask(product, method, path, { headers, ...(body && { body }) }));
    }
    expect(answers, call).toEqual(expected);
  }
});

test('the database lets each actor do what the table says', async () => {
  const { begun, person } = await openActors();
  for (const [row, expected] of ROWS) {
    const statement = STATEMENTS[row];
    if (statement === undefined) throw new Error(`${row} needs a statement`);
    const answers: Record<string, string> = {};
    for (const actor of ACTORS) answers[actor] = await tryStatement(product, person(actor), statement(begun.id));
    expect(answers, row).toEqual(expected);
  }
});
