import type { ApplicationForm } from '@hirfa/domain/providers';
import { beforeAll, expect, test } from 'vitest';
import { callsIn, namesOfCalls, readAccessTable, tryCall } from '../../testing/access/table.ts';
import { createActors, type State, type TestActor } from '../../testing/access/actors.ts';
import { createApplicants } from '../../testing/applicants.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const REASON = 'The picture of the card is not readable.';

/** What each actor is answered; applicants and providers try to decide about themselves. */
const TABLE = readAccessTable(`
                                    visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
getApplicant                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listAuditLog                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listOutbox                          sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
getOutboxMail                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
getOutboxMail:secret                sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
getDashboard                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listPayments                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
exportFigures                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
adminGetAllProviderProfiles         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
getAuthStatistics                   sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listPeople                          sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
getPerson                           sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
revealContact                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
grantAdmin                          sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
removeAdmin                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
suspendPerson                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
reinstatePerson                     sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
getTestTools                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
adminDeleteBookingById              sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
getBookingDeletion                  sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
resetTestData                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
approveProvider                     sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
approveProvider:rejected            sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
approveProviderWithExperienceLevel  sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
rejectProvider                      sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
resetProvider                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
suspendProvider                     sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
reinstateProvider                   sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
deleteProvider                      sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
decideChange                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
decideChange:reject                 sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
`);

interface Attempt {
  /** The state of the target and of the admin who is an applicant. */
  target: State;
  /** The id in the path; that of the provider, if nothing else is said. */
  id?: (actor: TestActor) => string;
  search?: (actor: TestActor) => string;
  body?: (actor: TestActor) => object;
}

const nothing = () => ({});
const request = ({ its }: TestActor) => its.change_request_id;
const person = ({ its }: TestActor) => its.user_id;

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  getApplicant: { target: 'pending' },
  listAuditLog: { target: 'pending', search: ({ its }) => `?entity_id=${its.provider_id}` },
  listOutbox: { target: 'pending', search: ({ its }) => `?to=${its.user_id}@example.com` },
  getOutboxMail: { target: 'pending', id: ({ its }) => its.mail_id },
  'getOutboxMail:secret': { target: 'pending', id: ({ its }) => its.secret_mail_id },
  getDashboard: { target: 'pending' },
  listPayments: { target: 'pending' },
  exportFigures: { target: 'pending', search: () => '?table=payments' },
  adminGetAllProviderProfiles: { target: 'pending', body: () => ({ status_filter: 'pending' }) },
  getAuthStatistics: { target: 'pending' },
  listPeople: { target: 'pending', search: ({ its }) => `?text=${its.user_id}` },
  getPerson: { target: 'pending', id: person },
  revealContact: { target: 'pending', id: person, body: () => ({ what: 'phone_number' }) },
  grantAdmin: { target: 'pending', id: person, body: nothing },
  removeAdmin: { target: 'pending', id: person, body: nothing },
  suspendPerson: { target: 'verified', id: person, body: () => ({ reason: 'fraud', words: null }) },
  reinstatePerson: { target: 'verified', id: person, body: nothing },
  getTestTools: { target: 'pending' },
  adminDeleteBookingById: { target: 'pending', body: ({ its }) => ({ booking_id: its.user_id }) },
  getBookingDeletion: { target: 'pending', id: ({ its }) => its.user_id },
  resetTestData: { target: 'pending', body: nothing },
  approveProvider: { target: 'pending', body: nothing },
  'approveProvider:rejected': { target: 'rejected', body: nothing },
  approveProviderWithExperienceLevel: {
    target: 'pending',
    body: ({ its, person }) => ({
      provider_id_param: its.provider_id,
      experience_level_param: 'professional',
      approved_by: person?.user_id ?? its.user_id,
    }),
  },
  rejectProvider: { target: 'pending', body: () => ({ reason: REASON }) },
  resetProvider: { target: 'rejected', body: nothing },
  suspendProvider: { target: 'verified', body: () => ({ reason: REASON, bookings: 'keep' }) },
  reinstateProvider: { target: 'suspended', body: nothing },
  deleteProvider: { target: 'pending' },
  decideChange: { target: 'verified', id: request, body: () => ({ approve: true, reason: null }) },
  'decideChange:reject': { target: 'verified', id: request, body: () => ({ approve: false, reason: REASON }) },
};

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

test('every call of admins is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^admin\./).toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const attempt = ATTEMPTS[row];
  if (attempt === undefined) throw new Error(`${row} needs an attempt`);
  const { target, id = ({ its }) => its.provider_id, search, body } = attempt;
  const answers: Record<string, string> = {};
  for (const actor of await createActors(product, form, target)) {
    const sent = { id: id(actor), search: search?.(actor) ?? '', body: body?.(actor) };
    answers[actor.name] = await tryCall(product, row, actor, sent);
  }
  expect(answers).toEqual(expected);
});
