import type { ApplicationForm } from '@hirfa/domain/providers';
import { OPERATOR_FIELDS } from '@hirfa/domain/support';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { callsIn, namesOfAdminCalls, readAccessTable, tryCall } from '../testing/access/table.ts';
import { createActors, type State, type TestActor } from '../testing/access/actors.ts';
import { createApplicants } from '../testing/applicants.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const REASON = 'The picture of the card is not readable.';

/** What each actor is answered; applicants and providers try to decide about themselves. */
const TABLE = readAccessTable(`
                                    visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
getApplicant                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
exportAuditLog                      sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
exportTable                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listAuditLog                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listInvoices                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
getLedger                           sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listLedgerEntries                   sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listReconciliations                 sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
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
listQueue                           sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
decideLater                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
runJobAgain                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  state
undoDecision                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  state
listAllBookings                     sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
searchEverything                    sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
getAnyBooking                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
cancelAnyBooking                    sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
decideDispute                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
noteEvidence                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
bearChargeback                      sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
startAnyBooking                     sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
allowSecondVisit                    sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
orderRefundTransfer                 sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
giveUpRefundTransfer                sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
executeRefundTransfer               sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
returnRefundTransfer                sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
bounceRefundTransfer                sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing  nothing
getWholeCatalogue                   sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
addEntry                            sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
changeEntry                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing nothing
removeEntry                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing nothing
moveEntry                           sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  state
listMissedSearches                  sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
addTradeWords                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing nothing
dismissMissedSearch                 sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  state
getSettings                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
addRate                             sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     state
removeRate                          sign-in  admin     admin  admin    admin     admin     admin  admin      admin   nothing nothing
setCashLimit                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     state
stateOperator                       sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     state
addHours                            sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     state
removeHours                         sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  state
listJobs                            sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
listWebhooks                        sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     ok
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
makeFoundingProvider                sign-in  admin     admin  admin    admin     admin     admin  admin      admin   ok     own
removeFoundingProvider              sign-in  admin     admin  admin    admin     admin     admin  admin      admin   state  own
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
  /** The id in the path is that of a booking of the person. */
  isAboutBooking?: true;
  body?: (actor: TestActor) => object;
}

const nothing = () => ({});
const request = ({ its }: TestActor) => its.change_request_id;
const person = ({ its }: TestActor) => its.user_id;

const LATER = '2099-01-01T00:00:00.000Z';
const NOTHING_STATED = Object.fromEntries(Object.keys(OPERATOR_FIELDS).map((field) => [field, '']));
const AREA = { slug: 'an-area', city: 'giza', name_en: 'An area', name_ar: 'حي', other_names: '', middle: null };

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  getApplicant: { target: 'pending' },
  exportAuditLog: { target: 'pending', body: nothing },
  exportTable: { target: 'pending', body: () => ({ table: 'people' }) },
  listAuditLog: { target: 'pending', search: ({ its }) => `?entity_id=${its.provider_id}` },
  listInvoices: { target: 'pending' },
  getLedger: { target: 'pending' },
  listLedgerEntries: { target: 'pending', search: () => '?month=2026-11' },
  listReconciliations: { target: 'pending' },
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
  listQueue: { target: 'pending' },
  decideLater: {
    target: 'pending',
    body: ({ its }) => ({ kind: 'application', entity_id: its.provider_id, decision: 'reject', reason: REASON }),
  },
  runJobAgain: { target: 'pending', body: nothing },
  undoDecision: { target: 'pending', body: nothing },
  listAllBookings: { target: 'pending', search: ({ its }) => `?text=${its.user_id}` },
  searchEverything: { target: 'pending', search: ({ its }) => `?text=${its.user_id}` },
  getAnyBooking: { target: 'pending', isAboutBooking: true },
  cancelAnyBooking: {
    target: 'pending',
    isAboutBooking: true,
    body: () => ({ reason: REASON, left: 'nothing', refund: '538.65' }),
  },
  decideDispute: {
    target: 'pending',
    isAboutBooking: true,
    body: () => ({ reason: REASON, subtotal: '0.00', refund: '538.65' }),
  },
  noteEvidence: { target: 'pending', isAboutBooking: true, body: () => ({ note: REASON, chargeback_id: newId() }) },
  bearChargeback: {
    target: 'pending',
    isAboutBooking: true,
    body: () => ({ bearer: 'platform', reason: REASON, chargeback_id: newId() }),
  },
  startAnyBooking: { target: 'pending', isAboutBooking: true, body: () => ({ reason: REASON }) },
  allowSecondVisit: { target: 'pending', isAboutBooking: true, body: () => ({ reason: REASON }) },
  orderRefundTransfer: { target: 'pending', body: nothing },
  giveUpRefundTransfer: { target: 'pending', body: nothing },
  executeRefundTransfer: { target: 'pending', body: () => ({ reference: 'FT-1234' }) },
  returnRefundTransfer: { target: 'pending', body: () => ({ reason: REASON }) },
  bounceRefundTransfer: { target: 'pending', body: () => ({ reason: REASON }) },
  getWholeCatalogue: { target: 'pending' },
  addEntry: {
    target: 'pending',
    body: ({ its }) => ({ kind: 'area', fields: { ...AREA, slug: its.user_id.slice(-12) } }),
  },
  changeEntry: { target: 'pending', body: ({ its }) => ({ kind: 'area', id: its.user_id, seen: AREA, fields: AREA }) },
  removeEntry: { target: 'pending', body: ({ its }) => ({ kind: 'area', id: its.user_id }) },
  moveEntry: { target: 'pending', body: ({ its }) => ({ kind: 'area', id: its.user_id, step: 'up' }) },
  listMissedSearches: { target: 'pending' },
  addTradeWords: {
    target: 'pending',
    body: ({ its }) => ({ id: its.user_id, kind: 'service', entry_id: its.user_id }),
  },
  dismissMissedSearch: { target: 'pending', body: ({ its }) => ({ id: its.user_id }) },
  getSettings: { target: 'pending' },
  addRate: {
    target: 'pending',
    body: () => ({ name: 'vat_rate', category_slug: null, value: '0.2', holds_from: LATER }),
  },
  removeRate: { target: 'pending', body: nothing },
  setCashLimit: { target: 'pending', body: () => ({ amount: '1000.00' }) },
  stateOperator: { target: 'pending', body: () => NOTHING_STATED },
  addHours: { target: 'pending', body: () => ({ weekdays: [1], from_minute: 0, to_minute: 60, holds_from: LATER }) },
  removeHours: { target: 'pending', body: nothing },
  listJobs: { target: 'pending' },
  listWebhooks: { target: 'pending' },
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
  makeFoundingProvider: { target: 'verified', body: nothing },
  removeFoundingProvider: { target: 'verified', body: nothing },
  deleteProvider: { target: 'pending' },
  decideChange: { target: 'verified', id: request, body: () => ({ approve: true, reason: null }) },
  'decideChange:reject': { target: 'verified', id: request, body: () => ({ approve: false, reason: REASON }) },
};

let form: ApplicationForm;
/** A confirmed booking, of which everybody gets a copy. */
let confirmed: string;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  ({ id: confirmed } = await (await openMarket(product)).confirmed());
});

let copies = 0;

/** A confirmed and paid booking of this person, whose time has come. */
async function bookingOf({ its }: TestActor): Promise<string> {
  const id = newId();
  copies += 1;
  const changed = (row: object) => sql`${JSON.stringify(row)}::jsonb`;
  await product.owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into bookings select copied.* from bookings as booking,
      lateral jsonb_populate_record(booking, ${changed({ id, booker_id: its.user_id })}
        || jsonb_build_object('starts_at', booking.starts_at - ${copies} * interval '4 days',
          'ends_at', booking.ends_at - ${copies} * interval '4 days')) as copied where booking.id = ${confirmed}`);
    await tx.execute(sql`insert into booking_slots
      select id, provider_id, tstzrange(starts_at, ends_at) from bookings where id = ${id}`);
    await tx.execute(sql`insert into payments select copied.* from payments as payment,
      lateral jsonb_populate_record(payment, ${changed({ booking_id: id, payer_id: its.user_id })}) as copied
      where payment.booking_id = ${confirmed}`);
  });
  return id;
}

test('every call of admins is in the table, or in that of its room', () => {
  expect(callsIn(TABLE)).toEqual(namesOfAdminCalls().toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const attempt = ATTEMPTS[row];
  if (attempt === undefined) throw new Error(`${row} needs an attempt`);
  const { target, id = ({ its }) => its.provider_id, isAboutBooking, search, body } = attempt;
  const answers: Record<string, string> = {};
  for (const actor of await createActors(product, form, target)) {
    const about = isAboutBooking ? await bookingOf(actor) : id(actor);
    const sent = { id: about, search: search?.(actor) ?? '', body: body?.(actor) };
    answers[actor.name] = await tryCall(product, row, actor, sent);
  }
  expect(answers).toEqual(expected);
});
