import type { ApplicationForm } from '@hirfa/domain/providers';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../testing/access/table.ts';
import { type Belongings, createActors } from '../testing/access/actors.ts';
import { createApplicants } from '../testing/applicants.ts';
import { useProduct } from '../testing/product.ts';
import { newDevice } from '../testing/push/subscriptions.ts';

const product = useProduct();

/** What each actor is answered. What belongs to somebody else is never shown nor changed, and not told of. */
const TABLE = readAccessTable(`
                           visitor  customer  other    pending  rejected  verified  other    suspended  former   admin  applicant
listNotifications          sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok     ok
readNotifications          sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok     ok
readNotifications:until    sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok     ok
getPushKey                 sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok     ok
registerDevice             sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok     ok
removeDevice               sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok     ok
sendAdminUserRegistration  sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  ok     ok
`);

const BODIES: Readonly<Record<string, (its: Belongings) => object>> = {
  readNotifications: () => ({ ids: [newId()] }),
  'readNotifications:until': () => ({ until: newId(), show: 'money' }),
  registerDevice: () => newDevice(),
  removeDevice: () => ({ fcm_token: newDevice().fcm_token }),
  sendAdminUserRegistration: (its) => ({ user_id: its.user_id, email: 'somebody@example.com' }),
};

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

test('every call of this room is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^notifications\./).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const answers: Record<string, string> = {};
  for (const actor of await createActors(product, form, 'verified'))
    answers[actor.name] = await tryCall(product, row, actor, { body: BODIES[row]?.(actor.its) });
  expect(answers).toEqual(expected);
});
