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
                                      visitor  customer  other    pending  rejected  verified  other    suspended  former   admin    applicant
listNotifications                     sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
readNotifications                     sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
readNotifications:until               sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
getPushKey                            sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
registerDevice                        sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
removeDevice                          sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
sendAdminUserRegistration             sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  ok       ok
listTopics                            sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
subscribeToTopic                      sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
subscribeToTopic:own                  sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
subscribeToTopic:user-of-other        sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  nothing  nothing
subscribeToTopic:token-of-other       sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  nothing  nothing
subscribeToTopic:providers            sign-in  nothing   nothing  nothing  nothing   ok        ok       nothing    nothing  nothing  ok
subscribeToTopic:admins               sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  ok       ok
subscribeToTopic:live_support_admins  sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  ok       ok
unsubscribeFromTopic                  sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
unsubscribeFromTopic:token-of-other   sign-in  nothing   nothing  nothing  nothing   nothing   nothing  nothing    nothing  nothing  nothing
sendMultiDeviceNotification           sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
sendFirebaseNotification              sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
sendFirebaseNotification:user         sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
countRecipients                       sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
listAnnouncements                     sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
cancelAnnouncement                    sign-in  admin     admin    admin    admin     admin     admin    admin      admin    nothing  nothing
`);

const tokenOf = (userId: string) => `https://updates.push.example/${userId}`;
const toTopic = (topic: string) => (_its: Belongings, me: string) => ({ token: tokenOf(me), topic });
const toOwnTopic = (_its: Belongings, me: string) => ({ token: tokenOf(me), topic: `user-${me}` });
/** The token of a device that somebody else has. */
const withTokenOfOther = () => ({ token: tokenOf(newId()), topic: 'all-user' });
const words = { title: 'News', message: 'Something is new.' };

const BODIES: Readonly<Record<string, (its: Belongings, me: string) => object>> = {
  readNotifications: () => ({ ids: [newId()] }),
  'readNotifications:until': () => ({ until: newId(), show: 'money' }),
  registerDevice: () => newDevice(),
  removeDevice: () => ({ fcm_token: newDevice().fcm_token }),
  sendAdminUserRegistration: (its) => ({ user_id: its.user_id, email: 'somebody@example.com' }),
  subscribeToTopic: toTopic('all-user'),
  'subscribeToTopic:own': toOwnTopic,
  'subscribeToTopic:user-of-other': (its, me) => toTopic(`user-${newId()}`)(its, me),
  'subscribeToTopic:token-of-other': withTokenOfOther,
  'subscribeToTopic:providers': toTopic('providers'),
  'subscribeToTopic:admins': toTopic('admins'),
  'subscribeToTopic:live_support_admins': toTopic('live_support_admins'),
  unsubscribeFromTopic: toOwnTopic,
  'unsubscribeFromTopic:token-of-other': withTokenOfOther,
  sendMultiDeviceNotification: (its) => ({ user_id: its.user_id, ...words }),
  sendFirebaseNotification: () => ({ topic: 'providers', send_to_topic: true, ...words }),
  'sendFirebaseNotification:user': (its) => ({ user_id: its.user_id, ...words }),
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
  for (const actor of await createActors(product, form, 'verified')) {
    const me = actor.person?.user_id ?? newId();
    if (row.includes('Topic'))
      await tryCall(product, 'registerDevice', actor, { body: newDevice({ fcm_token: tokenOf(me) }) });
    answers[actor.name] = await tryCall(product, row, actor, {
      id: newId(),
      search: row === 'countRecipients' ? '?topic=providers' : '',
      body: BODIES[row]?.(actor.its, me),
    });
  }
  expect(answers).toEqual(expected);
});
