import type { ApplicationForm } from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createActors, type TestActor } from '../testing/access/actors.ts';
import { isAllowed } from '../testing/access/statements.ts';
import { callsIn, namesOfCalls, readAccessTable, tryCall, wordOf } from '../testing/access/table.ts';
import { createApplicants } from '../testing/applicants.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { tryToSendPhoto } from '../testing/support.ts';

const product = useProduct();

/** What each actor is answered; strangers try the session of somebody else. */
const TABLE = readAccessTable(`
                        visitor  customer  other    pending  rejected  verified  other    suspended  former   admin    applicant
getContact              ok       ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
openSupport             sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
getActiveSupport        sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
listMySupportSessions   sign-in  ok        ok       ok       ok        ok        ok       ok         ok       ok       ok
listSupportMessages     sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  ok       ok
sendLiveSupportMessage  sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  nothing  ok
sendSupportPhoto        sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  nothing  ok
seeSupport              sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  nothing  ok
endSupport              sign-in  ok        nothing  ok       ok        ok        nothing  ok         nothing  nothing  ok
rateSupport             sign-in  state     nothing  state    state     state     nothing  state      nothing  nothing  state
listSupportInbox        sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
getSupportSession       sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
takeSupport             sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
handOverSupport         sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
replyToSupport          sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
replyWithPhoto          sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
resolveSupport          sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
addSupportNote          sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
listSavedReplies        sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
saveReply               sign-in  admin     admin    admin    admin     admin     admin    admin      admin    ok       ok
removeReply             sign-in  admin     admin    admin    admin     admin     admin    admin      admin    nothing  nothing
`);

/** Whether the database lets each actor do it without the calls. */
const DATABASE_TABLE = readAccessTable(`
                    visitor  customer  other  pending  rejected  verified  other  suspended  former  admin  applicant
session             no       yes       no     yes      yes       yes       no     yes        no      yes    yes
messages            no       yes       no     yes      yes       yes       no     yes        no      yes    yes
open                no       yes       no     yes      yes       yes       no     yes        no      no     yes
open-second         no       no        no     no       no        no        no     no         no      no     no
open-taken          no       no        no     no       no        no        no     no         no      no     no
attach-foreign      no       no        no     no       no        no        no     no         no      no     no
see                 no       yes       no     yes      yes       yes       no     yes        no      no     yes
end                 no       yes       no     yes      yes       yes       no     yes        no      no     yes
rate                no       yes       no     yes      yes       yes       no     yes        no      no     yes
open-again          no       no        no     no       no        no        no     no         no      no     no
take                no       no        no     no       no        no        no     no         no      yes    yes
resolve             no       no        no     no       no        no        no     no         no      yes    yes
count               no       no        no     no       no        no        no     no         no      no     no
write               no       yes       no     yes      yes       yes       no     yes        no      no     yes
write-as-other      no       no        no     no       no        no        no     no         no      no     no
answer              no       no        no     no       no        no        no     no         no      yes    yes
answer-as-other     no       no        no     no       no        no        no     no         no      no     no
answer-taken        no       no        no     no       no        no        no     no         no      no     no
line                no       yes       no     yes      yes       yes       no     yes        no      no     yes
write-ended         no       no        no     no       no        no        no     no         no      no     no
answer-ended        no       no        no     no       no        no        no     no         no      no     no
line-ended          no       no        no     no       no        no        no     no         no      no     no
photo               no       yes       no     yes      yes       yes       no     yes        no      no     yes
photo-of-nobody     no       no        no     no       no        no        no     no         no      no     no
photo-with-words    no       no        no     no       no        no        no     no         no      no     no
photo-change        no       no        no     no       no        no        no     no         no      no     no
skip                no       no        no     no       no        no        no     no         no      no     no
change              no       no        no     no       no        no        no     no         no      no     no
delete              no       no        no     no       no        no        no     no         no      no     no
deadline            no       yes       no     yes      yes       yes       no     yes        no      no     yes
notes               no       no        no     no       no        no        no     no         no      yes    yes
note                no       no        no     no       no        no        no     no         no      yes    yes
note-as-other       no       no        no     no       no        no        no     no         no      no     no
note-change         no       no        no     no       no        no        no     no         no      no     no
replies             no       no        no     no       no        no        no     no         no      yes    yes
reply-add           no       no        no     no       no        no        no     no         no      yes    yes
reply-change        no       no        no     no       no        no        no     no         no      yes    yes
reply-remove        no       no        no     no       no        no        no     no         no      yes    yes
hours               no       no        no     no       no        no        no     no         no      no     no
`);

let form: ApplicationForm;
/** Somebody else, and a booking of theirs. */
let stranger: string;
let booking: string;
beforeAll(async () => {
  ({ form } = await createApplicants(product).completeForm());
  const market = await openMarket(product);
  stranger = market.customer.id;
  booking = (await market.book()).id;
});

/** Everybody has an active session with one message; that of the target is tried by strangers. Ids by person. */
async function openAll(actors: readonly TestActor[]): Promise<(actor: TestActor) => string> {
  const people = [...new Set(actors.map(({ its }) => its.user_id))];
  const ids = new Map(people.map((user_id) => [user_id, newId()]));
  const at = product.clock.now.toISOString();
  for (const [user_id, id] of ids) {
    await product.owner.execute(sql`insert into live_support_sessions (id, user_id, language, created_at, last_at)
      values (${id}, ${user_id}, 'en', ${at}, ${at})`);
    await product.owner.execute(sql`insert into live_support_messages
      (id, session_id, seq, sender_type, sender_id, message, created_at)
      values (${newId()}, ${id}, 1, 'user', ${user_id}, 'Hello', ${at})`);
  }
  return ({ its }) => ids.get(its.user_id) ?? '';
}

test('every call of this room is in the table', () => {
  expect(callsIn(TABLE)).toEqual(namesOfCalls(/^support\./).toSorted());
});

const SEARCHES: Readonly<Record<string, string>> = { listSupportInbox: '?show=all' };
const BODIES: Readonly<Record<string, (session_id: string, actor: TestActor) => object>> = {
  openSupport: () => ({ language: 'en' }),
  sendLiveSupportMessage: (session_id) => ({ session_id, message: 'Hello' }),
  seeSupport: () => ({ seq: 1 }),
  rateSupport: () => ({ rating: 5 }),
  endSupport: () => ({}),
  takeSupport: () => ({}),
  handOverSupport: (_, { person }) => ({ to: person?.user_id ?? newId() }),
  replyToSupport: () => ({ id: newId(), message: 'Hello' }),
  resolveSupport: () => ({}),
  addSupportNote: () => ({ id: newId(), text: 'Hello' }),
  saveReply: () => ({ name: 'A', text_en: 'B', text_ar: 'C', version: 0 }),
  removeReply: () => ({}),
};

const SIDES: Readonly<Record<string, 'person' | 'admin'>> = { sendSupportPhoto: 'person', replyWithPhoto: 'admin' };

test.each(TABLE)('%s: everybody gets the answer of the table', async (row, expected) => {
  const answers: Record<string, string> = {};
  for (const name of Object.keys(expected)) {
    // The answer of one changes the session for the next one.
    const actors = await createActors(product, form, 'verified');
    const sessionOf = await openAll(actors);
    const actor = actors.find((each) => each.name === name);
    if (actor === undefined) continue;
    const id = sessionOf(actor);
    const body = BODIES[row]?.(id, actor);
    const side = SIDES[row];
    answers[name] = side
      ? wordOf(await tryToSendPhoto(product, actor.header, id, { side }))
      : await tryCall(product, row, actor, { id, search: SEARCHES[row] ?? '', body });
  }
  expect(answers).toEqual(expected);
});

const add = (id: string, sender_type: string, sender: SQL | string, next: SQL = sql`last_seq + 1`) =>
  sql`insert into live_support_messages (id, session_id, seq, sender_type, sender_id, message, line, created_at)
    select ${newId()}, ${id}, coalesce((select ${next} from live_support_sessions where id = ${id}), 2), ${sender_type},
      ${sender}, ${sender_type === 'system' ? null : 'Hello'}::text, ${sender_type === 'system' ? 'greeting' : null}::text, now()
    returning 1`;
const addPhoto = (id: string, sender: string, photo: SQL, words: SQL = sql`null`) =>
  sql`insert into live_support_messages (id, session_id, seq, sender_type, sender_id, message, photo_id, photo, created_at)
    select ${newId()}, ${id}, coalesce((select last_seq + 1 from live_support_sessions where id = ${id}), 2), 'user',
      ${sender}, ${words}, ${photo}, '{"width":1,"height":1,"hash":""}', now() returning 1`;
const change = (id: string, set: SQL) => sql`update live_support_sessions set ${set} where id = ${id} returning 1`;
const insert = (user: string, columns: SQL = sql``, values: SQL = sql``) =>
  sql`insert into live_support_sessions (id, user_id, language, created_at, last_at ${columns})
    values (${newId()}, ${user}, 'en', now(), now() ${values}) returning 1`;
const note = (id: string, author: string) =>
  sql`insert into support_notes (id, session_id, author_id, text, created_at)
    values (${newId()}, ${id}, ${author}, 'Hello', now()) returning 1`;
const savedReply = () =>
  sql`insert into saved_replies (id, name, text_en, text_ar, updated_at) values (${newId()}, 'A', 'B', 'C', now()) returning 1`;
const nobody = sql`null::uuid`;

interface Attempt {
  /** What is done to the session before, as the owner. */
  before?: (id: string) => SQL;
  statement: (its: { id: string; user_id: string; me: string }) => SQL;
}
const ended = (id: string) => change(id, sql`status = 'ended', ended_at = now()`);
const taken = (id: string) => change(id, sql`taken_by = ${stranger}, taken_at = now()`);

const STATEMENTS: Readonly<Record<string, Attempt>> = {
  session: { statement: ({ id }) => sql`select 1 from live_support_sessions where id = ${id}` },
  messages: { statement: ({ id }) => sql`select 1 from live_support_messages where session_id = ${id}` },
  open: { before: ended, statement: ({ user_id }) => insert(user_id) },
  'open-second': { statement: ({ user_id }) => insert(user_id) },
  'open-taken': {
    before: ended,
    statement: ({ user_id, me }) => insert(user_id, sql`, taken_by, taken_at`, sql`, ${me}, now()`),
  },
  'attach-foreign': { statement: ({ id }) => change(id, sql`booking_id = ${booking}`) },
  see: { statement: ({ id }) => change(id, sql`seen_seq = 1`) },
  end: { statement: ({ id }) => ended(id) },
  rate: { before: ended, statement: ({ id }) => change(id, sql`rating = 5`) },
  'open-again': { before: ended, statement: ({ id }) => change(id, sql`status = 'active', ended_at = null`) },
  take: { statement: ({ id, me }) => change(id, sql`taken_by = ${me}, taken_at = now()`) },
  resolve: { statement: ({ id }) => change(id, sql`waiting_since = null, resolved_at = now()`) },
  count: { statement: ({ id }) => change(id, sql`last_seq = 9`) },
  write: { statement: ({ id, me }) => add(id, 'user', me) },
  'write-as-other': { statement: ({ id }) => add(id, 'user', stranger) },
  answer: { statement: ({ id, me }) => add(id, 'admin', me) },
  'answer-as-other': { statement: ({ id }) => add(id, 'admin', stranger) },
  'answer-taken': { before: taken, statement: ({ id, me }) => add(id, 'admin', me) },
  line: { statement: ({ id }) => add(id, 'system', nobody) },
  'write-ended': { before: ended, statement: ({ id, me }) => add(id, 'user', me) },
  'answer-ended': { before: ended, statement: ({ id, me }) => add(id, 'admin', me) },
  'line-ended': { before: ended, statement: ({ id }) => add(id, 'system', nobody) },
  photo: { statement: ({ id, me }) => addPhoto(id, me, sql`name_photo(now())`) },
  'photo-of-nobody': { statement: ({ id, me }) => addPhoto(id, me, sql`${newId()}::uuid`) },
  'photo-with-words': { statement: ({ id, me }) => addPhoto(id, me, sql`name_photo(now())`, sql`'Hello'`) },
  'photo-change': {
    statement: ({ id }) => sql`update live_support_messages set photo_id = null where session_id = ${id} returning 1`,
  },
  skip: { statement: ({ id, me }) => add(id, 'user', me, sql`last_seq + 2`) },
  change: {
    statement: ({ id }) => sql`update live_support_messages set message = 'x' where session_id = ${id} returning 1`,
  },
  delete: { statement: ({ id }) => sql`delete from live_support_messages where session_id = ${id} returning 1` },
  deadline: {
    statement: ({ id }) =>
      sql`insert into deadlines (kind, entity_id, due_at) values ('support.silent', ${id}, now()) returning 1`,
  },
  notes: {
    before: (id) => note(id, stranger),
    statement: ({ id }) => sql`select 1 from support_notes where session_id = ${id}`,
  },
  note: { statement: ({ id, me }) => note(id, me) },
  'note-as-other': { statement: ({ id }) => note(id, stranger) },
  'note-change': {
    before: (id) => note(id, stranger),
    statement: ({ id }) => sql`update support_notes set text = 'x' where session_id = ${id} returning 1`,
  },
  replies: { before: savedReply, statement: () => sql`select 1 from saved_replies` },
  'reply-add': { statement: savedReply },
  'reply-change': { before: savedReply, statement: () => sql`update saved_replies set name = 'x' returning 1` },
  'reply-remove': { before: savedReply, statement: () => sql`delete from saved_replies returning 1` },
  hours: {
    statement: () => sql`insert into support_hours (id, holds_from, weekdays, from_minute, to_minute)
      values (${newId()}, now(), '{0}', 0, 1) returning 1`,
  },
};

test.each(DATABASE_TABLE)('the database answers everybody as the table: %s', async (row, expected) => {
  const attempt = STATEMENTS[row];
  if (attempt === undefined) throw new Error(`there is no statement ${row}`);
  const actors = await createActors(product, form, 'verified');
  const sessionOf = await openAll(actors);
  if (attempt.before !== undefined)
    for (const id of new Set(actors.map(sessionOf))) await product.owner.execute(attempt.before(id));
  const answers: Record<string, string> = {};
  for (const actor of actors) {
    const statement = ({ user_id }: { user_id: string }, me: string) =>
      attempt.statement({ id: sessionOf(actor), user_id, me });
    answers[actor.name] = (await isAllowed(product, { target: 'verified', statement }, actor)) ? 'yes' : 'no';
  }
  expect(answers).toEqual(expected);
});
