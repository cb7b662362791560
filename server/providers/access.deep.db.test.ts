import { SENT_CODE } from '@hirfa/domain/accounts';
import type { ApplicationForm } from '@hirfa/domain/providers';
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../accounts/index.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall, wordOf } from '../testing/access/table.ts';
import {
  type Actor,
  type Belongings,
  closeRequests,
  createActors,
  type State,
  type TestActor,
} from '../testing/access/actors.ts';
import { wrongCode } from '../testing/accounts.ts';
import { createApplicants } from '../testing/applicants.ts';
import { ask } from '../testing/calls.ts';
import { CARDS, insertCards, OWN, sendPhoto } from '../testing/cards.ts';
import { cardPicture, open, sendPart } from '../testing/documents.ts';
import { useProduct } from '../testing/product.ts';
import { documentUploads } from './application-tables.ts';
import { pageName, uploadName } from './documents/file-names.ts';
import { NO_HOURS } from '../testing/world.ts';

const product = useProduct();

/** What each actor is answered: `ok`, or why not. A call has several rows if its input decides. */
const TABLE = readAccessTable(`
                       visitor  customer  other     pending   rejected  verified  other    suspended  former    admin     applicant
getOwnProvider         sign-in  nothing   nothing   ok        ok        ok        ok       ok         nothing   nothing   ok
getOwnMetrics          sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
getApplication         sign-in  ok        ok        ok        ok        ok        ok       ok         ok        ok        ok
saveApplication        sign-in  ok        ok        state     ok        state     state    state      ok        ok        state
sendApplication        sign-in  ok        ok        state     ok        state     state    state      ok        ok        state
changeProvider         sign-in  provider  provider  provider  provider  ok        ok       provider   provider  provider  ok
getAvailability        sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
saveAvailability       sign-in  provider  provider  provider  provider  ok        ok       provider   provider  provider  ok
setOnline              sign-in  provider  provider  provider  provider  ok        ok       provider   provider  provider  ok
renewFeed              sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
removeFeed             sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
importCalendar         sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
removeImportedCalendar  sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
requestChange          sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
withdrawChange         sign-in  provider  provider  provider  provider  ok        nothing  ok         provider  provider  ok
getChangeRequest       sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
startUpload            sign-in  ok        ok        state     ok        state     state    state      ok        ok        ok
startUpload:change     sign-in  state     state     state     state     ok        ok       ok         state     state     ok
getUpload              sign-in  ok        nothing   ok        ok        ok        nothing  ok         nothing   nothing   ok
sendPart               sign-in  ok        nothing   ok        ok        ok        nothing  ok         nothing   nothing   ok
finishUpload           sign-in  ok        nothing   state     ok        state     nothing  state      nothing   nothing   ok
finishUpload:finished  sign-in  ok        nothing   ok        ok        ok        nothing  ok         nothing   nothing   ok
removeDocument         sign-in  ok        nothing   state     ok        state     nothing  state      nothing   nothing   ok
lookAtDocument         sign-in  ok        nothing   ok        ok        ok        nothing  ok         nothing   ok        ok
openLook               sign-in  ok        nothing   ok        ok        ok        nothing  ok         nothing   nothing   ok
listOwnCards           sign-in  provider  provider  provider  provider  ok        ok       ok         provider  provider  ok
createCard             sign-in  provider  provider  provider  provider  ok        ok       provider   provider  provider  ok
changeCard             sign-in  provider  provider  provider  provider  ok        nothing  provider   provider  provider  ok
removeCard             sign-in  provider  provider  provider  provider  ok        nothing  provider   provider  provider  ok
addCardPhoto           sign-in  provider  provider  provider  provider  ok        nothing  provider   provider  provider  ok
removeCardPhoto        sign-in  provider  provider  provider  provider  ok        nothing  provider   provider  provider  ok
sendOwnPhoneCode       sign-in  ok        ok        ok        ok        ok        ok       ok         ok        ok        ok
confirmOwnPhone        sign-in  ok        code      ok        ok        ok        code     ok         code      code      ok
`);

interface Attempt {
  /** The state of the target and of the admin who is an applicant. */
  target: State;
  id?: (its: Belongings) => string;
  body?: (its: Belongings, name: Actor) => object;
  /** Sends the call, where it is not JSON. */
  send?: (its: Belongings, header: Record<string, string>) => Promise<Response>;
  before?: (actors: readonly TestActor[]) => Promise<unknown>;
}

let form: ApplicationForm;
let picture: Uint8Array<ArrayBuffer>;
let phones = 0;
const freshNumber = () => `+2012${String(10_000_000 + (phones += 1))}`;
const codes = new Map<Actor, { phone_number: string; code: string }>();

beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  picture = await cardPicture();
});

const upload = (purpose: string) => ({ kind: 'national_id_back', purpose, size: picture.length });
const HOURS = { version: 0, ...NO_HOURS };
const ofUser = (its: Belongings) => its.user_id;
const withCards = (actors: readonly TestActor[]) => insertCards(product.owner, actors);
const withoutRequests = () => closeRequests(product);

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  getOwnProvider: { target: 'pending' },
  getOwnMetrics: { target: 'verified' },
  getApplication: { target: 'pending' },
  saveApplication: { target: 'pending', body: () => ({ form, step: 'work', version: 1 }) },
  sendApplication: { target: 'pending', body: () => ({ version: 1 }) },
  changeProvider: { target: 'verified', body: () => ({ pricing_mode: 'fixed' }) },
  getAvailability: { target: 'verified' },
  saveAvailability: { target: 'verified', body: () => HOURS },
  setOnline: { target: 'verified', body: () => ({ is_online: true }) },
  renewFeed: { target: 'verified', body: () => ({}) },
  removeFeed: { target: 'verified', body: () => ({}) },
  importCalendar: { target: 'verified', body: () => ({ address: 'https://calendar.example/mine.ics' }) },
  removeImportedCalendar: { target: 'verified', body: () => ({}) },
  requestChange: {
    target: 'verified',
    body: () => ({ changes: { full_name: 'Salma Nour' } }),
    before: withoutRequests,
  },
  withdrawChange: { target: 'verified', id: (its) => its.change_request_id },
  getChangeRequest: { target: 'verified' },
  startUpload: { target: 'rejected', body: () => upload('application') },
  'startUpload:change': { target: 'verified', body: () => upload('change'), before: withoutRequests },
  getUpload: { target: 'rejected', id: (its) => its.upload_id },
  sendPart: {
    target: 'rejected',
    send: (its, header) => sendPart(product, header, its.upload_id, 'ten  bytes'),
  },
  finishUpload: { target: 'rejected', id: (its) => its.upload_id, before: completeUploads },
  'finishUpload:finished': { target: 'rejected', id: (its) => its.document_id },
  removeDocument: { target: 'rejected', id: (its) => its.document_id },
  lookAtDocument: { target: 'pending', id: (its) => its.document_id, body: () => ({ page: 1 }) },
  openLook: {
    target: 'pending',
    send: (its, header) => open(product, async () => header, `/private-files/${its.token}`),
    before: storePages,
  },
  listOwnCards: { target: 'verified' },
  createCard: { target: 'verified', body: () => OWN },
  changeCard: { target: 'verified', id: ofUser, body: () => ({ base_price: '400' }), before: withCards },
  removeCard: { target: 'verified', id: ofUser, before: withCards },
  addCardPhoto: {
    target: 'verified',
    send: async (its, header) => sendPhoto(product, header, its.user_id, picture),
    before: withCards,
  },
  removeCardPhoto: {
    target: 'verified',
    send: (its, header) => {
      const address = `${product.address}${CARDS}/${its.user_id}/photos/${its.provider_id}`;
      return fetch(address, { method: 'DELETE', headers: { ...header, origin: product.address } });
    },
    before: withCards,
  },
  sendOwnPhoneCode: { target: 'pending', body: () => ({ phone_number: freshNumber() }) },
  confirmOwnPhone: { target: 'pending', body: (_, name) => codes.get(name) ?? {}, before: sendCodes },
};

/** The files of all uploads have arrived. */
async function completeUploads(actors: readonly TestActor[]): Promise<void> {
  const ids = actors.map(({ its }) => its.upload_id);
  for (const id of ids) await product.services.documentFiles.uploads.writeAt(uploadName(id), 0, picture);
  const size = picture.length;
  await product.owner.update(documentUploads).set({ size, received: size }).where(inArray(documentUploads.id, ids));
}

async function storePages(actors: readonly TestActor[]): Promise<void> {
  const { pages } = product.services.documentFiles;
  for (const { its } of actors) await pages.put(pageName(its.document_id, 1), picture);
}

/** Each person has requested a code for a number that is not theirs yet; strangers do not have the phone. */
async function sendCodes(actors: readonly TestActor[]): Promise<void> {
  await product.owner.update(users).set({ phoneNumber: null, phoneNumberVerified: false });
  const numbers = new Map<Actor, string>();
  for (const { name, header } of actors) {
    const phone_number = freshNumber();
    await ask(product, 'POST', '/api/v1/me/phone/code', { body: { phone_number }, headers: await header() });
    numbers.set(name, phone_number);
  }
  await product.work();
  for (const { name, isStranger } of actors) {
    const phone_number = numbers.get(name) ?? '';
    const text = product.twilio.texts.find(({ to }) => to === phone_number);
    const code = text?.body.slice(0, SENT_CODE.digits) ?? '';
    codes.set(name, { phone_number, code: isStranger ? wrongCode(code) : code });
  }
}

test('every call of a person about the own application, profile, documents and phone is in the table', () => {
  expect(callsIn(TABLE)).toEqual([...namesOfCalls(/^providers\.|^accounts\.\w+OwnPhone/), 'openLook'].toSorted());
});

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const attempt = ATTEMPTS[row];
  if (attempt === undefined) throw new Error(`${row} needs an attempt`);
  const actors = await createActors(product, form, attempt.target);
  await attempt.before?.(actors);
  const answers: Record<string, string> = {};
  for (const actor of actors) answers[actor.name] = await answerTo(row, attempt, actor);
  expect(answers).toEqual(expected);
});

async function answerTo(row: string, { id, body, send }: Attempt, actor: TestActor): Promise<string> {
  const { its, name, header } = actor;
  if (send === undefined) return tryCall(product, row, actor, { id: id?.(its), body: body?.(its, name) });
  const answer = await send(its, await header());
  return wordOf({ status: answer.status, headers: answer.headers, body: answer.ok ? null : await answer.json() });
}
