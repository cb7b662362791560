import type { ApplicationForm } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import {
  type Attempt,
  availabilityAttempts,
  look,
  ownRow,
  profile,
  request,
  uploadOf,
  whoIsAllowed,
} from '../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable } from '../testing/access/table.ts';
import { closeRequests, hashOf } from '../testing/access/actors.ts';
import { createApplicants } from '../testing/applicants.ts';
import { cardAttempts } from '../testing/cards.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/**
 * Whether the database lets each actor do what the call does, without the call: it is the second wall. Admins who read
 * or decide may read here what the call for everybody's own data does not show them.
 */
const TABLE = readAccessTable(`
                                    visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
getOwnProvider                      no       no        no     yes      yes       yes       no     yes        no      yes    yes
getOwnMetrics                       no       no        no     yes      yes       yes       no     yes        no      yes    yes
getApplication                      no       yes       no     yes      yes       yes       no     yes        no      no     yes
saveApplication                     no       yes       no     no       yes       no        no     no         no      no     yes
saveApplication:pending             no       yes       no     no       yes       no        no     no         no      no     no
sendApplication                     no       yes       no     no       no        no        no     no         no      no     yes
sendApplication:again               no       no        no     no       yes       no        no     no         no      no     yes
sendApplication:cards               no       no        no     no       no        yes       no     no         no      no     no
changeProvider                      no       no        no     no       no        yes       no     no         no      no     yes
changeProvider:areas                no       no        no     no       no        yes       no     no         no      no     yes
getAvailability                     no       no        no     yes      yes       yes       no     yes        no      yes    yes
saveAvailability                    no       no        no     no       no        yes       no     no         no      no     yes
setOnline                           no       no        no     no       no        yes       no     no         no      no     yes
renewFeed                           no       no        no     no       no        yes       no     yes        no      no     yes
removeFeed                          no       no        no     no       no        yes       no     yes        no      no     yes
importCalendar                      no       no        no     no       no        yes       no     yes        no      no     yes
removeImportedCalendar              no       no        no     no       no        yes       no     yes        no      no     yes
requestChange                       no       no        no     no       no        yes       no     yes        no      no     yes
withdrawChange                      no       no        no     no       no        yes       no     yes        no      no     yes
getChangeRequest                    no       no        no     yes      yes       yes       no     yes        no      yes    yes
startUpload                         no       yes       no     no       yes       no        no     no         no      no     yes
startUpload:change                  no       no        no     no       no        yes       no     yes        no      no     yes
getUpload                           no       yes       no     yes      yes       yes       no     yes        no      no     yes
sendPart                            no       yes       no     yes      yes       yes       no     yes        no      no     yes
finishUpload                        no       yes       no     no       yes       no        no     no         no      no     yes
removeDocument                      no       yes       no     no       yes       no        no     no         no      yes    yes
lookAtDocument                      no       yes       no     yes      yes       yes       no     yes        no      yes    yes
lookAtDocument:for-another-viewer   no       no        no     no       no        no        no     no         no      no     no
openLook                            no       yes       no     yes      yes       yes       no     yes        no      no     yes
listOwnCards                        no       no        no     yes      yes       yes       no     yes        no      yes    yes
createCard                          no       no        no     no       no        yes       no     no         no      no     yes
changeCard                          no       no        no     no       no        yes       no     no         no      no     yes
changeCard:order                    no       no        no     no       no        yes       no     no         no      no     yes
removeCard                          no       no        no     no       no        yes       no     no         no      no     yes
addCardPhoto                        no       no        no     no       no        yes       no     no         no      no     yes
removeCardPhoto                     no       no        no     no       no        yes       no     no         no      no     yes
sendOwnPhoneCode                    no       no        no     no       no        no        no     no         no      no     no
confirmOwnPhone                     no       no        no     no       no        no        no     no         no      no     no
`);

const withoutRequests = () => closeRequests(product);
const withMetrics = () =>
  product.owner.execute(sql`insert into provider_metrics (provider_id, updated_at)
    select id, now() from provider_profiles on conflict do nothing`);

const SAVED = sql`step = 'work', version = version + 1`;

const OWN: Readonly<Record<string, Attempt>> = {
  getOwnProvider: { target: 'pending', statement: ownRow },
  getApplication: {
    target: 'rejected',
    statement: (its) => sql`select 1 from provider_applications where user_id = ${its.user_id}`,
  },
  saveApplication: {
    target: 'rejected',
    statement: (its) => sql`update provider_applications set ${SAVED} where user_id = ${its.user_id} returning 1`,
  },
  'saveApplication:pending': {
    target: 'pending',
    statement: (its) => sql`update provider_applications set ${SAVED} where user_id = ${its.user_id} returning 1`,
  },
  sendApplication: {
    target: 'draft',
    statement: (its) => sql`insert into provider_profiles
      (id, user_id, full_name, display_name_en, display_name_ar, hourly_rate, is_active, sent_at, created_at, updated_at)
      values (${newId()}, ${its.user_id}, 'x', 'x', 'x', 100, false, now(), now(), now()) returning 1`,
  },
  'sendApplication:again': {
    target: 'rejected',
    statement: profile(sql`verification_status = 'pending', sent_at = now(), full_name = 'Salma Nour', bio_en = 'x'`),
  },
  'sendApplication:cards': {
    target: 'pending',
    statement: (
      its,
    ) => sql`insert into service_cards (id, provider_id, category_slug, title_en, title_ar, base_price, created_at)
      select ${newId()}, ${its.provider_id}, slug, 'x', 'x', 100, now() from categories limit 1 returning 1`,
  },
  changeProvider: { target: 'verified', statement: profile(sql`bio_en = 'x', hourly_rate = 300`) },
  'changeProvider:areas': {
    target: 'verified',
    statement: (its) => sql`insert into provider_service_areas (provider_id, service_area_id, position)
      select ${its.provider_id}, id, 0 from service_areas limit 1 returning 1`,
  },
  getOwnMetrics: {
    target: 'verified',
    statement: (its) => sql`select 1 from provider_metrics where provider_id = ${its.provider_id}`,
    before: withMetrics,
  },
  ...availabilityAttempts,
  requestChange: {
    target: 'verified',
    statement: (its) => sql`insert into provider_change_requests (id, provider_id, changes, created_at)
      values (${newId()}, ${its.provider_id}, '{"full_name":"x"}', now()) returning 1`,
    before: withoutRequests,
  },
  withdrawChange: { target: 'verified', statement: request(sql`status = 'withdrawn'`) },
  getChangeRequest: {
    target: 'verified',
    statement: (its) => sql`select 1 from provider_change_requests where id = ${its.change_request_id}`,
  },
  startUpload: { target: 'rejected', statement: uploadOf('application') },
  'startUpload:change': { target: 'verified', statement: uploadOf('change'), before: withoutRequests },
  getUpload: {
    target: 'rejected',
    statement: (its) => sql`select 1 from document_uploads where id = ${its.upload_id}`,
  },
  sendPart: {
    target: 'rejected',
    statement: (its) => sql`update document_uploads set received = 5 where id = ${its.upload_id} returning 1`,
  },
  finishUpload: {
    target: 'rejected',
    statement: (its) => sql`insert into provider_documents
      (id, user_id, kind, purpose, pages, file_hash, pixel_hash, created_at)
      values (${newId()}, ${its.user_id}, 'skill_verification_document_url', 'application', 1, '', '', now()) returning 1`,
  },
  removeDocument: {
    target: 'rejected',
    statement: (its) => sql`update provider_documents set removed_at = now() where id = ${its.document_id} returning 1`,
  },
  lookAtDocument: { target: 'pending', statement: look },
  'lookAtDocument:for-another-viewer': { target: 'pending', statement: (its) => look(its, newId()) },
  openLook: {
    target: 'pending',
    statement: (its) =>
      sql`update document_looks set used_at = now() where token_hash = ${hashOf(its.token)} returning 1`,
  },
  ...cardAttempts(product),
  sendOwnPhoneCode: {
    target: 'pending',
    statement: (its) => sql`update auth.sent_codes set tries_left = 9 where id = ${its.user_id} returning 1`,
  },
  confirmOwnPhone: {
    target: 'pending',
    statement: (its) => sql`update auth.users set phone_number = '+201299999999' where id = ${its.user_id} returning 1`,
  },
};

let form: ApplicationForm;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
});

test('every call about applications, own data of providers and documents is in the table', () => {
  const calls = namesOfCalls(/^providers\.|^accounts\.\w+OwnPhone/);
  expect(callsIn(TABLE)).toEqual([...calls, 'openLook'].toSorted());
});

test.each(TABLE)('%s: the database allows it to those of the table', async (row, expected) => {
  const attempt = OWN[row];
  if (attempt === undefined) throw new Error(`${row} needs an attempt`);
  expect(await whoIsAllowed(product, attempt, form)).toEqual(expected);
});
