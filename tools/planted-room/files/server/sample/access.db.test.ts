import { Notification } from '@hirfa/contract/notifications';
import type { ApplicationForm } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createActors } from '../testing/access/actors.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../testing/access/table.ts';
import { createApplicants } from '../testing/applicants.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

const TABLE = readAccessTable(`
             visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
sendSample   sign-in  ok        ok     ok       ok        ok        ok     ok         ok      ok     ok
listSamples  sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
`);

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

test('every call of this room is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^sample\./).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const answers: Record<string, string> = {};
  for (const actor of await createActors(product, form, 'verified'))
    answers[actor.name] = await tryCall(product, row, actor, row === 'sendSample' ? { body: {} } : {});
  expect(answers).toEqual(expected);
});

test('a sample reaches the open pages of admins and their list, and its sender is thanked once', async () => {
  const market = await openMarket(product);
  const { id } = z.object({ id: z.uuid() }).parse((await market.ask('customer', 'POST', '/api/v1/samples', {})).body);
  await product.work();
  await product.runJob('thank_for_sample', id);
  const hints = await product.owner.execute(sql`select stream, type from stream_events where entity_id = ${id}`);
  expect(hints).toEqual([{ stream: 'admins', type: 'sample_sent' }]);
  const listed = await market.ask('admin', 'GET', '/api/v1/admin/samples?limit=1');
  expect(listed.body).toMatchObject({ items: [{ id }] });
  const { body } = await market.ask('customer', 'GET', '/api/v1/notifications');
  const { items } = z.object({ items: z.array(Notification) }).parse(body);
  expect(items.map(({ type, message_en }) => [type, message_en])).toEqual([['sample_thanks', 'We have your sample.']]);
});
