import type { ApplicationForm } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { adminAttempts, type Attempt, entry, profile, request, whoIsAllowed } from '../testing/access/statements.ts';
import { type TestActor } from '../testing/access/actors.ts';
import { callsIn, namesOfCalls, readAccessTable } from '../testing/access/table.ts';
import { createApplicants } from '../testing/applicants.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/**
 * Whether the database lets each actor do what a call of admins does, without the call: it is the second wall. All
 * may read here what is their own.
 */
const TABLE = readAccessTable(`
                                    visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
getApplicant                        no       no        no     yes      yes       yes       no     yes        no      yes    yes
getApplicant:documents              no       yes       no     yes      yes       yes       no     yes        no      yes    yes
exportAuditLog                      no       no        no     no       no        no        no     no         no      yes    yes
listAuditLog                        no       no        no     no       no        no        no     no         no      yes    yes
listAuditLog:write                  no       no        no     no       no        no        no     no         no      yes    yes
listAuditLog:write-for-another      no       no        no     no       no        no        no     no         no      no     no
listAuditLog:change                 no       no        no     no       no        no        no     no         no      no     no
listAuditLog:delete                 no       no        no     no       no        no        no     no         no      no     no
listOutbox                          no       no        no     no       no        no        no     no         no      yes    yes
getOutboxMail                       no       yes       no     yes      yes       yes       no     yes        no      yes    yes
getOutboxMail:change                no       no        no     no       no        no        no     no         no      no     no
getOutboxMail:secret                no       no        no     no       no        no        no     no         no      no     no
getDashboard                        no       no        no     no       no        no        no     no         no      yes    yes
getDashboard:areas                  no       no        no     no       no        no        no     no         no      yes    yes
getDashboard:counted                no       no        no     no       no        no        no     no         no      no     no
listPayments                        no       no        no     no       no        no        no     no         no      yes    yes
exportTable                         no       no        no     no       no        no        no     no         no      yes    yes
exportFigures                       no       no        no     no       no        no        no     no         no      yes    yes
adminGetAllProviderProfiles         no       no        no     no       no        no        no     no         no      yes    yes
getAuthStatistics                   no       no        no     no       no        no        no     no         no      no     no
listPeople                          no       no        no     no       no        no        no     no         no      yes    yes
getPerson                           no       yes       no     yes      yes       yes       no     yes        no      yes    yes
revealContact                       no       no        no     no       no        no        no     no         no      no     no
grantAdmin                          no       no        no     no       no        no        no     no         no      yes    no
removeAdmin                         no       no        no     no       no        no        no     no         no      yes    no
removeAdmin:directly                no       no        no     no       no        no        no     no         no      no     no
suspendPerson                       no       no        no     no       no        no        no     no         no      yes    no
reinstatePerson                     no       no        no     no       no        no        no     no         no      yes    no
listQueue                           no       no        no     no       no        no        no     no         no      yes    yes
decideLater                         no       no        no     no       no        no        no     no         no      yes    yes
decideLater:for-another             no       no        no     no       no        no        no     no         no      no     no
runJobAgain                         no       no        no     no       no        no        no     no         no      yes    yes
undoDecision                        no       no        no     no       no        no        no     no         no      yes    no
listAllBookings                     no       no        no     no       no        no        no     no         no      yes    yes
getAnyBooking                       no       no        no     no       no        no        no     no         no      yes    yes
cancelAnyBooking                    no       no        no     no       no        no        no     no         no      yes    yes
decideDispute                       no       no        no     no       no        no        no     no         no      yes    yes
noteEvidence                        no       no        no     no       no        no        no     no         no      yes    yes
bearChargeback                      no       no        no     no       no        no        no     no         no      yes    yes
startAnyBooking                     no       no        no     no       no        no        no     no         no      yes    yes
allowSecondVisit                    no       no        no     no       no        no        no     no         no      yes    yes
searchEverything                    no       no        no     no       no        no        no     no         no      yes    yes
getWholeCatalogue                   yes      yes       yes    yes      yes       yes       yes    yes        yes     yes    yes
addEntry                            no       no        no     no       no        no        no     no         no      yes    yes
changeEntry                         no       no        no     no       no        no        no     no         no      yes    yes
removeEntry                         no       no        no     no       no        no        no     no         no      yes    yes
moveEntry                           no       no        no     no       no        no        no     no         no      yes    yes
listMissedSearches                  no       no        no     no       no        no        no     no         no      yes    yes
addTradeWords                       no       no        no     no       no        no        no     no         no      yes    yes
dismissMissedSearch                 no       no        no     no       no        no        no     no         no      yes    yes
getSettings                         yes      yes       yes    yes      yes       yes       yes    yes        yes     yes    yes
addRate                             no       no        no     no       no        no        no     no         no      yes    yes
addRate:undated                     no       no        no     no       no        no        no     no         no      no     no
removeRate                          no       no        no     no       no        no        no     no         no      yes    yes
setCashLimit                        no       no        no     no       no        no        no     no         no      yes    yes
setCashLimit:later                  no       no        no     no       no        no        no     no         no      no     no
stateOperator                       no       no        no     no       no        no        no     no         no      yes    yes
stateOperator:change                no       no        no     no       no        no        no     no         no      no     no
addHours                            no       no        no     no       no        no        no     no         no      yes    yes
addHours:undated                    no       no        no     no       no        no        no     no         no      no     no
removeHours                         no       no        no     no       no        no        no     no         no      yes    yes
listJobs                            no       no        no     no       no        no        no     no         no      yes    yes
listWebhooks                        no       no        no     no       no        no        no     no         no      yes    yes
listWebhooks:bodies                 no       no        no     no       no        no        no     no         no      no     no
getTestTools                        no       no        no     no       no        no        no     no         no      yes    yes
adminDeleteBookingById              no       no        no     no       no        no        no     no         no      yes    yes
getBookingDeletion                  no       no        no     no       no        no        no     no         no      yes    yes
resetTestData                       no       no        no     no       no        no        no     no         no      no     no
approveProvider                     no       no        no     no       no        no        no     no         no      yes    no
approveProvider:rejected            no       no        no     no       no        no        no     no         no      yes    no
approveProviderWithExperienceLevel  no       no        no     no       no        no        no     no         no      yes    no
rejectProvider                      no       no        no     no       no        no        no     no         no      yes    no
resetProvider                       no       no        no     no       no        no        no     no         no      yes    no
suspendProvider                     no       no        no     no       no        no        no     no         no      yes    no
reinstateProvider                   no       no        no     no       no        no        no     no         no      yes    no
makeFoundingProvider                no       no        no     no       no        no        no     no         no      yes    no
removeFoundingProvider              no       no        no     no       no        no        no     no         no      yes    no
deleteProvider                      no       no        no     no       no        no        no     no         no      yes    no
decideChange                        no       no        no     no       no        no        no     no         no      yes    no
decideChange:reject                 no       no        no     no       no        no        no     no         no      yes    no
`);

const APPROVED = sql`verification_status = 'verified', is_active = true, decided_at = now()`;

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  ...adminAttempts(product),
  getApplicant: {
    target: 'pending',
    statement: (its) => sql`select 1 from provider_profiles where id = ${its.provider_id}`,
  },
  'getApplicant:documents': {
    target: 'pending',
    statement: (its) => sql`select 1 from provider_documents where id = ${its.document_id}`,
  },
  listAuditLog: {
    target: 'pending',
    statement: (its) => sql`select 1 from audit_log where entity_id = ${its.provider_id}`,
    before: writeEntries,
  },
  exportAuditLog: {
    target: 'pending',
    statement: (its) => sql`select 1 from audit_log where entity_id = ${its.provider_id}`,
    before: writeEntries,
  },
  'listAuditLog:write': { target: 'pending', statement: entry },
  'listAuditLog:write-for-another': { target: 'pending', statement: (its) => entry(its, newId()) },
  'listAuditLog:change': {
    target: 'pending',
    statement: (its) => sql`update audit_log set action = 'x' where entity_id = ${its.provider_id} returning 1`,
    before: writeEntries,
  },
  'listAuditLog:delete': {
    target: 'pending',
    statement: (its) => sql`delete from audit_log where entity_id = ${its.provider_id} returning 1`,
    before: writeEntries,
  },
  adminGetAllProviderProfiles: {
    target: 'pending',
    statement: (_, me) => sql`select 1 from provider_profiles where user_id <> ${me}`,
  },
  getAuthStatistics: { target: 'pending', statement: () => sql`select 1 from auth.auth_event_counts` },
  approveProvider: { target: 'pending', statement: profile(sql`${APPROVED}, is_community_provider = true`) },
  'approveProvider:rejected': { target: 'rejected', statement: profile(APPROVED) },
  approveProviderWithExperienceLevel: {
    target: 'pending',
    statement: profile(sql`${APPROVED}, experience_level = 'professional'`),
  },
  rejectProvider: {
    target: 'pending',
    statement: profile(sql`verification_status = 'rejected', skill_verification_notes = 'x', decided_at = now()`),
  },
  resetProvider: {
    target: 'rejected',
    statement: profile(sql`verification_status = 'pending', skill_verification_notes = null, decided_at = now()`),
  },
  suspendProvider: { target: 'verified', statement: profile(sql`is_active = false, suspension_reason = 'x'`) },
  reinstateProvider: {
    target: 'suspended',
    statement: (its) => sql`update provider_profiles set is_active = true, suspension_reason = null
      where id = ${its.provider_id} and not is_active returning 1`,
  },
  makeFoundingProvider: { target: 'verified', statement: profile(sql`is_founding_provider = true`) },
  removeFoundingProvider: {
    target: 'verified',
    statement: profile(sql`is_founding_provider = false`),
    before: () => product.owner.execute(sql`update provider_profiles set is_founding_provider = true`),
  },
  deleteProvider: {
    target: 'pending',
    statement: (its) => sql`select 1 from delete_provider(${its.provider_id}::uuid, now()) as deleted where deleted`,
  },
  decideChange: { target: 'verified', statement: request(sql`status = 'approved'`) },
  'decideChange:reject': { target: 'verified', statement: request(sql`status = 'rejected', reason = 'x'`) },
};

async function writeEntries(actors: readonly TestActor[]): Promise<void> {
  for (const { its } of actors) await product.owner.execute(entry(its, newId()));
}

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  // A payment of others, which is counted; they are test people.
  await (await openMarket(product)).request();
  await product.owner.execute(sql`update profiles set is_test = true`);
  await product.owner.execute(sql`insert into deleted_bookings values (${newId()}, now())`);
  await product.owner
    .execute(sql`insert into categories (id, slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, position)
    values (${newId()}, 'unused', 'community', 'palette', 1, 'x', 'x', 'x', 'x', 99)`);

  await product.owner.execute(sql`insert into missed_searches (id, words, times, last_at)
    values (${newId()}, 'barber', 1, now())`);
});

test('every call of admins is in the table of the database', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^admin\./).toSorted());
});

test.each(TABLE)('%s: the database allows it to those of the table', async (row, expected) => {
  const attempt = ATTEMPTS[row];
  if (attempt === undefined) throw new Error(`${row} needs an attempt`);
  expect(await whoIsAllowed(product, attempt, form)).toEqual(expected);
});
