import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createSessionTokens } from '../../accounts/index.ts';
import { openPool, type Pool } from '../../platform/db.ts';
import { type MailBox, openMailBox } from '../mail-box.ts';
import { bookingOf, hoursFrom, openMarket } from '../market.ts';
import { TEST_GATEWAY } from '../product.ts';
import { type Program, startProgram } from '../program.ts';
import { type Browser, PUSH_KEY, startPushService } from '../push/push-service.ts';
import { scratchFolder } from '../scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT, TEST_LOGIN_SECRET } from '../test-postgres.ts';

/** What became of the events. */
export interface KillReport {
  notifications: number;
  /** Notifications of an event that came not once, or of which pages did not hear once. */
  wrong: number;
  mails: number;
  lostMails: number;
  /** How often a mail arrived again, with the same Message-ID; and how many did so without a kill in between. */
  repeatedMails: number;
  repeatedWithoutKill: number;
  mostCopies: number;
  /** The same for pushes, which have the same tag when they arrive again. */
  lostPushes: number;
  repeatedPushes: number;
  pushesRepeatedWithoutKill: number;
  seconds: number;
}

/** Each booking has a chat with so many messages, of which only the first is news. */
const BOOKINGS = 3;
const MESSAGES = 30;
/** Mails and pushes take a while, so that kills hit some that are being sent. */
const SLOW_MAIL_MS = 15;
const SLOW_PUSH_MS = 15;
const LOOK_MS = 20;

const Progress = z.tuple([z.object({ notifications: z.int(), sent: z.int(), open: z.int() })]);
const Wrong = z.tuple([z.object({ wrong: z.int() })]);

/**
 * Confirms bookings `events` times, and writes into their chats, while the product is killed (SIGKILL) so many times,
 * after equal parts of the work. Each event becomes a notification, a mail and a push.
 */
export async function killWhileNotifying(postgresUrl: string, events: number, kills: number): Promise<KillReport> {
  const databaseUrl = await cloneDatabase(postgresUrl, 'empty');
  const owner = openPool(databaseUrl, 1);
  const mailBox = await openMailBox();
  mailBox.delayMs = SLOW_MAIL_MS;
  const service = await startPushService(() => PUSH_KEY);
  const browser = service.subscribe();
  browser.delayMs = SLOW_PUSH_MS;
  const start = programsOf(databaseUrl, mailBox, service);
  let program: Program | null = null;
  const kill = async () => {
    program?.process.kill('SIGKILL');
    await program?.ended;
  };
  try {
    await bookAll({ owner, browser, start }, (started) => (program = started));
    await kill();
    mailBox.mails.length = 0;
    browser.received.length = 0;
    const startedAt = performance.now();
    await addEvents(owner, events);
    const arrivals: { mails: number; pushes: number }[] = [];
    const wanted = events + BOOKINGS;
    for (let count = 0; count <= kills; count += 1) {
      program = start();
      await program.ready;
      await waitFor(owner, ({ notifications, sent, open }) =>
        count < kills ? notifications + sent >= ((wanted + events) * (count + 1)) / (kills + 1) : open === 0,
      );
      if (count < kills) await kill();
      arrivals.push({ mails: mailBox.mails.length, pushes: browser.received.length });
    }
    return {
      ...(await outcomeOf(
        owner,
        mailBox,
        arrivals.map(({ mails }) => mails),
      )),
      ...pushesOf(
        browser,
        wanted,
        arrivals.map(({ pushes }) => pushes),
      ),
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await kill();
    await mailBox.close();
    await service.close();
    await owner.end();
  }
}

const PROGRAM = fileURLToPath(new URL('push-program.ts', import.meta.url));

function programsOf(
  databaseUrl: string,
  { url }: MailBox,
  { server }: Awaited<ReturnType<typeof startPushService>>,
): () => Program {
  const environment = {
    DATA_DIR: scratchFolder('notifier'),
    DATABASE_URL: databaseUrl,
    ...TEST_ENVIRONMENT,
    SESSION_SECRET: TEST_LOGIN_SECRET,
    SANDBOX_KEY: TEST_GATEWAY.key,
    SANDBOX_WEBHOOK_SECRET: TEST_GATEWAY.webhookSecret,
    SMTP_URL: url,
    PUSH_HOSTS: '*.push.example',
    FAKE_PUSH_SERVICE: JSON.stringify(server.server),
  };
  return () => startProgram(environment, PROGRAM);
}

interface Start {
  owner: Pool;
  browser: Browser;
  start: () => Program;
}

/** Bookings of one market, by calls. The customer registers a browser, which rings at night as well. */
async function bookAll({ owner, browser, start }: Start, onStart: (program: Program) => void): Promise<void> {
  const clock = { now: new Date() };
  const services = { tokens: createSessionTokens(TEST_LOGIN_SECRET) };
  const product = { address: '', owner, clock, services, work: async () => undefined };
  // Before the first start: a database that has users gets no demo data.
  const market = await openMarket(product);
  const program = start();
  onStart(program);
  product.address = await program.ready;
  for (let number = 0; number < BOOKINGS; number += 1)
    bookingOf(await market.tryToBook({ starts_at: hoursFrom(clock.now, 48 + number * 2) }));
  await market.ask('customer', 'PATCH', '/api/v1/me/notification-preferences', { quiet_hours: false });
  await market.ask('customer', 'PUT', '/api/v1/push/devices', browser.device);
}

/** Captures of these bookings, with their jobs; and messages of the providers, with their deadlines. */
async function addEvents(owner: Pool, events: number): Promise<void> {
  await owner.execute(sql`with numbered as (select id, row_number() over (order by id) - 1 as number from bookings)
    insert into booking_history (id, booking_id, event, part, from_status, to_status, from_payment_status, to_payment_status, at)
    select gen_random_uuid(), numbered.id, 'capture', 'gateway', 'confirmed', 'confirmed', 'authorized', 'captured', now()
    from generate_series(1, ${events}::int) as event join numbered on number = event % ${BOOKINGS}::int`);
  await owner.execute(sql`insert into chats (booking_id, customer_id, provider_user_id, provider_id, last_at, opened_at)
    select bookings.id, booker_id, user_id, provider_id, now(), now()
    from bookings join provider_profiles on provider_profiles.id = provider_id`);
  await owner.execute(sql`insert into chat_members (booking_id, user_id, part)
    select booking_id, customer_id, 'customer' from chats union all select booking_id, provider_user_id, 'provider' from chats`);
  for (let seq = 1; seq <= MESSAGES; seq += 1)
    await owner.execute(sql`insert into messages (id, booking_id, seq, sender_id, kind, text, created_at)
      select gen_random_uuid(), booking_id, ${seq}::int, provider_user_id, 'text', 'On my way', now() from chats`);
  await owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    select 'notifications.message', id, now() from messages`);
  await owner.execute(sql`select enqueue_job('notify', json_build_object('entity_id', id), 'notify:' || id)
    from booking_history where event = 'capture'`);
}

async function waitFor(owner: Pool, isReached: (progress: z.infer<typeof Progress>[0]) => boolean): Promise<void> {
  for (;;) {
    const rows = await owner.execute(sql`select (select count(*) from notifications)::int as notifications,
      (select count(*) from mails where sent_at is not null)::int as sent,
      ((select count(*) from graphile_worker._private_jobs) + (select count(*) from stream_outbox)
        + (select count(*) from deadlines where kind = 'notifications.message'))::int as open`);
    if (isReached(Progress.parse(rows)[0])) return;
    await setTimeout(LOOK_MS);
  }
}

async function outcomeOf(owner: Pool, { mails }: MailBox, arrivals: readonly number[]) {
  const [progress] = Progress.parse(
    await owner.execute(sql`select (select count(*) from notifications)::int as notifications,
      (select count(*) from mails)::int as sent, 0 as open`),
  );
  // One for each capture and each chat, and one hint for each of them.
  const [{ wrong }] = Wrong.parse(
    await owner.execute(sql`with of_event as (select event_key, count(*) as times from notifications group by 1),
      of_chat as (select metadata ->> 'booking_id' as chat, count(*) as times from notifications
        where type = 'new_message' group by 1),
      told as (select stream, entity_id, count(*) as times from stream_events where type = 'notification_added' group by 1, 2)
    select (
      (select count(*) from booking_history left join of_event on event_key = booking_history.id || ':booking_confirmed'
        where event = 'capture' and times is distinct from 1)
      + (select count(*) from chats left join of_chat on chat = booking_id::text where times is distinct from 1)
      + (select count(*) from notifications left join told on stream = 'user:' || user_id and entity_id = notifications.id::text
        where times is distinct from 1)
    )::int as wrong`),
  );
  const { lost, repeated, repeatedWithoutKill, mostCopies } = copiesOf(
    mails.map(({ messageId }) => messageId),
    progress.sent,
    arrivals,
  );
  return {
    notifications: progress.notifications,
    wrong,
    mails: progress.sent,
    lostMails: lost,
    repeatedMails: repeated,
    repeatedWithoutKill,
    mostCopies,
  };
}

function pushesOf({ received }: Browser, wanted: number, arrivals: readonly number[]) {
  const tags = received.map(({ topic }) => topic);
  const { lost, repeated, repeatedWithoutKill } = copiesOf(tags, wanted, arrivals);
  return { lostPushes: lost, repeatedPushes: repeated, pushesRepeatedWithoutKill: repeatedWithoutKill };
}

/** How often what was wanted arrived; `arrivals` has the number of all arrived ones at the end of each run. */
function copiesOf(arrived: readonly (string | undefined)[], wanted: number, arrivals: readonly number[]) {
  const runOf = (index: number) => arrivals.findIndex((count) => index < count);
  const copies = Map.groupBy(
    arrived.map((id, index) => ({ id, run: runOf(index) })),
    ({ id }) => id,
  );
  const all = [...copies.values()];
  return {
    lost: wanted - copies.size,
    repeated: arrived.length - copies.size,
    repeatedWithoutKill: all.filter((each) => new Set(each.map(({ run }) => run)).size < each.length).length,
    mostCopies: Math.max(0, ...all.map((each) => each.length)),
  };
}
