import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseConstraint } from '../../platform/errors/database-errors.ts';
import { actorsOf } from '../../testing/access/of-two-markets.ts';
import { readTable } from '../../testing/access/read-table.ts';
import { tryStatement } from '../../testing/access/try-statement.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { addDrain, bookWith } from '../../testing/several/book-several.ts';

const product = useProduct();

const ACTORS = ['visitor', 'other customer', 'other provider', 'admin', 'customer', 'provider'] as const;

const ROWS = readTable(
  ACTORS,
  `
           visitor  customer2  provider2  admin  customer  provider
read       no       no         no         yes    yes       yes
add        no       no         no         no     no        no
change     no       no         no         no     no        no
delete     no       no         no         no     no        no
`,
);

const STATEMENTS: Readonly<Record<string, (booking: string, card: string) => SQL>> = {
  read: (booking) => sql`select 1 from booking_services where booking_id = ${booking}`,
  add: (booking, card) => sql`insert into booking_services values (${booking}, 2, ${card}, 'x', 'x', 1, 1) returning 1`,
  change: (booking) => sql`update booking_services set amount = 1 where booking_id = ${booking} returning 1`,
  delete: (booking) => sql`delete from booking_services where booking_id = ${booking} returning 1`,
};

test.each(ROWS)('%s: the database lets each actor do what the table says', async (name, expected) => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const { id } = await bookWith(market, [(await addDrain(market)).id]);
  const { person } = actorsOf(market, others);
  const card = (await addDrain(market)).id;
  const statement = STATEMENTS[name]?.(id, card) ?? sql`select`;
  const answers: Record<string, string> = {};
  for (const actor of ACTORS) answers[actor] = await tryStatement(product, person(actor), statement);
  expect(answers).toEqual(expected);
});

test('the database refuses services that are not the price, the time, the provider or the category of their booking', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const { world, provider, offer } = market;
  const drain = await addDrain(market);
  const { id } = await bookWith(market, [drain.id]);
  const rows = [
    { service_card_id: offer.id, amount: '450.00', minutes: 60, position: 0 },
    { service_card_id: drain.id, amount: '180.50', minutes: 90, position: 1 },
  ];
  const visit = await world.card(provider, { slug: offer.category_slug }, { is_visit: true });
  const elsewhere = await world.card(provider, await world.category());
  const service = await world.service(await world.category());
  const hourly = await world.card(provider, { slug: offer.category_slug }, { service_id: service.id });
  /** Writes the services of the booking anew, with these changes of the first and the second. */
  const rewrite = async (first: object, second: object | null): Promise<string | null> => {
    const [one, two] = rows;
    const changed = [{ ...one, ...first }, ...(second === null ? [] : [{ ...two, ...second }])].map((row) => ({
      title_en: 'x',
      title_ar: 'x',
      ...row,
      booking_id: id,
    }));
    const back = new Error('nothing is kept');
    try {
      await product.owner.transaction(async (tx) => {
        await tx.execute(sql`delete from booking_services where booking_id = ${id}`);
        await tx.execute(sql`insert into booking_services
          select * from json_populate_recordset(null::booking_services, ${JSON.stringify(changed)}::json)`);
        await tx.execute(sql`set constraints all immediate`);
        throw back;
      });
    } catch (error) {
      return error === back ? null : databaseConstraint(error);
    }
    return null;
  };
  expect(await rewrite({}, {}), 'as booked').toBeNull();
  const refused: Readonly<Record<string, [object, object | null]>> = {
    'less than the price': [{ amount: '449.99' }, {}],
    'more than the price': [{}, { amount: '180.51' }],
    'another length': [{}, { minutes: 60 }],
    'only one': [{ amount: '630.50', minutes: 150 }, null],
    'another provider': [{}, { service_card_id: others.offer.id }],
    'another category': [{}, { service_card_id: elsewhere.id }],
    'a visit': [{}, { service_card_id: visit.id }],
    'by the hour': [{}, { service_card_id: hourly.id }],
    'another one first': [{ position: 1 }, { position: 0 }],
    'a gap': [{}, { position: 2 }],
  };
  for (const [why, [first, second]] of Object.entries(refused))
    expect(await rewrite(first, second), why).toBe('services_as_booked');
  expect(await rewrite({}, { service_card_id: offer.id }), 'twice').toBe('booking_services_once');
  expect(await rewrite({}, { position: 5 }), 'too many').toBe('booking_services_position');
});
