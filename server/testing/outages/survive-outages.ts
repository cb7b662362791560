import { setTimeout } from 'node:timers/promises';
import { createSandboxGateway } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createSessionTokens } from '../../accounts/index.ts';
import { migrateProduct } from '../../entry/database/migrate.ts';
import { openPool, type Pool } from '../../platform/db.ts';
import { type RunningPostgres, startPostgres } from '../../platform/postgres/postgres.ts';
import { freePort } from '../free-port.ts';
import { openInterceptor } from '../interceptor.ts';
import { type MailBox, openMailBox } from '../mail-box.ts';
import { openMarket } from '../market.ts';
import { RATES } from '../packages/packages.ts';
import { persist } from '../persist.ts';
import { type ReachableProduct, TEST_GATEWAY } from '../product.ts';
import { type Program, startProgram } from '../program.ts';
import { scratchFolder } from '../scratch.ts';
import { openTcpProxy } from '../tcp-proxy.ts';
import { TEST_ENVIRONMENT, testAccess, TEST_LOGIN_SECRET } from '../test-postgres.ts';
import { startLoad } from './load.ts';

/** What was measured. */
export interface OutageReport {
  bookings: number;
  mails: number;
  /** How often a mail arrived again. */
  repeatedMails: number;
  /** The most copies of one mail. */
  mostCopies: number;
  /** From the last outage until nothing was open any more, and all money agreed. */
  secondsUntilAgreed: number;
}

const SLOW_MAIL_MS = 400;
/** The load goes on for so long between two outages. */
const BETWEEN_MS = 1500;

/**
 * Two processes of the product serve customers with all kinds of bookings (`startLoad`), while in each round PostgreSQL
 * is restarted and one of the processes is killed (SIGKILL) and started again. At the end every job is done, and
 * gateway, ledger and bookings agree.
 */
export async function surviveOutages(rounds: number): Promise<OutageReport> {
  const system = await openSystem();
  try {
    const load = startLoad(system.product, system.markets);
    for (let round = 0; round < rounds; round += 1) {
      await setTimeout(BETWEEN_MS);
      await system.restartPostgres(round % 2 === 0 ? 'stopped' : 'killed');
      await setTimeout(BETWEEN_MS);
      await system.killProcess(round % 2);
    }
    const endedAt = performance.now();
    const bookings = await load.stop();
    await persist(
      () => problemsOf(system),
      (problems) => problems.length === 0,
    );
    return { bookings, ...copiesOf(system.mailBox), secondsUntilAgreed: (performance.now() - endedAt) / 1000 };
  } finally {
    await system.close();
  }
}

type System = Awaited<ReturnType<typeof openSystem>>;

async function openSystem() {
  const database = await openDatabase();
  const gateway = await createSandboxGateway(TEST_GATEWAY).listen(0);
  const mailBox = await openMailBox();
  mailBox.delayMs = SLOW_MAIL_MS;
  const ports = [await freePort(), await freePort()] as const;
  const programs: Program[] = [];
  let turn = 0;
  // Requests go to both processes in turn; one that is dead breaks the connection, and the caller repeats its call.
  const front = await openInterceptor(
    () => `http://127.0.0.1:${ports[(turn += 1) % 2]}`,
    async () => false,
  );
  const product = reachable(front.url, database.owner);
  const markets = [await openMarket(product, {}, RATES), await openMarket(product, {}, RATES)];
  const dataDir = scratchFolder('outages');
  const start = async (index: number) => {
    programs[index] = startProgram({
      PORT: String(ports[index]),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...TEST_ENVIRONMENT,
      SESSION_SECRET: TEST_LOGIN_SECRET,
      PUBLIC_URL: front.url,
      SANDBOX_URL: gateway.url,
      SANDBOX_KEY: TEST_GATEWAY.key,
      SANDBOX_WEBHOOK_SECRET: TEST_GATEWAY.webhookSecret,
      SMTP_URL: mailBox.url,
    });
    await programs[index].ready;
  };
  await start(0);
  await start(1);
  return {
    product,
    markets,
    mailBox,
    gateway,
    owner: database.owner,
    restartPostgres: database.restart,
    async killProcess(index: number) {
      programs[index]?.process.kill('SIGKILL');
      await programs[index]?.ended;
      await start(index);
    },
    async close() {
      for (const { process } of programs) process.kill('SIGKILL');
      await Promise.all(programs.map(({ ended }) => ended));
      front.close();
      await gateway.close();
      await mailBox.close();
      await database.close();
    },
  };
}

function reachable(address: string, owner: Pool): ReachableProduct {
  const clock = {
    get now() {
      return new Date();
    },
  };
  const services = { tokens: createSessionTokens(TEST_LOGIN_SECRET) };
  return { address, owner, clock, services, work: async () => undefined };
}

/** A durable PostgreSQL of its own, at an address that stays the same when it is restarted. */
async function openDatabase() {
  const folder = scratchFolder('outage-database');
  let server: RunningPostgres = await startPostgres(folder, 'test');
  const proxy = await openTcpProxy();
  const portOf = ({ url }: RunningPostgres) => Number(new URL(url).port);
  proxy.forwardTo(portOf(server));
  const url = new URL(server.url);
  url.port = String(proxy.port);
  await migrateProduct(testAccess(url.href));
  const owner = openPool(url.href, 2);
  return {
    url: url.href,
    owner,
    async restart(how: 'stopped' | 'killed') {
      if (how === 'stopped') await server.stop();
      else process.kill(server.pid, 'SIGKILL');
      proxy.forwardTo(null);
      server = await startPostgres(folder, 'test');
      proxy.forwardTo(portOf(server));
    },
    async close() {
      await owner.end();
      proxy.close();
      await server.stop();
    },
  };
}

const Charges = z.array(
  z.object({ bookings: z.number(), agree: z.boolean(), held: z.string(), checkout_ids: z.array(z.string()) }),
);

/** What is still open, and where the money of a booking, or of a package, differs. */
async function problemsOf({ owner, gateway }: System): Promise<string[]> {
  const [open] = await owner.execute(sql`select
    (select count(*) from graphile_worker._private_jobs)::int as jobs,
    (select count(*) from webhooks where worked_at is null)::int as webhooks,
    (select count(*) from payment_operations where state in ('requested', 'sent'))::int as operations,
    (select count(*) from mails where sent_at is null)::int as mails,
    (select count(*) from stream_outbox)::int as events`);
  const left = Object.entries(open ?? {}).flatMap(([what, count]) => (count === 0 ? [] : [`${String(count)} ${what}`]));
  if (left.length > 0) return [...left, ...(await describeJobs(owner))];
  const charges = Charges.parse(
    await owner.execute(sql`select charge, count(*)::int as bookings, sum(held)::numeric(12, 2)::text as held,
        count(*) = case when is_package then 4 else 1 end and bool_and(agrees) as agree,
        array(select checkout_id from payment_attempts join bookings on bookings.id = booking_id
          where charge in (bookings.id, package_id) and checkout_id is not null) as checkout_ids
      from (select coalesce(bookings.package_id, bookings.id) as charge, bookings.package_id is not null as is_package,
          held, held = (select coalesce(sum(amount), 0) from ledger_entries as entries
            where entries.booking_id = bookings.id and account = 'gateway')
          and case status when 'cancelled' then payment_status = 'refunded' and held = 0
            else payment_status in ('captured', 'partially_refunded') and held = customer_total end as agrees
        from bookings join payments on payments.booking_id = bookings.id) as each
      group by charge, is_package`),
  );
  const wrong = await Promise.all(
    charges.map(async ({ checkout_ids, ...charge }) => {
      const held_there = await heldAt(gateway.url, checkout_ids);
      return charge.agree && charge.held === held_there ? [] : [JSON.stringify({ ...charge, held_there })];
    }),
  );
  return wrong.flat();
}

/** The jobs that are open, and why. */
async function describeJobs(owner: Pool): Promise<string[]> {
  const jobs =
    await owner.execute(sql`select task_identifier, attempts, locked_by, last_error, (run_at - now())::text as due_in
    from graphile_worker.jobs limit 10`);
  return jobs.map((job) => JSON.stringify(job));
}

const Checkout = z.object({ captured_amount: z.int(), refunded_amount: z.int() });

/** The money that the gateway holds of these checkouts, in EGP. */
async function heldAt(url: string, checkoutIds: readonly string[]): Promise<string> {
  const headers = { authorization: `Bearer ${TEST_GATEWAY.key}` };
  const held = await Promise.all(
    checkoutIds.map(async (id) => {
      const answer: unknown = await (await fetch(`${url}/v1/checkouts/${id}`, { headers })).json();
      const { captured_amount, refunded_amount } = Checkout.parse(answer);
      return captured_amount - refunded_amount;
    }),
  );
  return (held.reduce((sum, each) => sum + each, 0) / 100).toFixed(2);
}

function copiesOf({ mails }: MailBox): Pick<OutageReport, 'mails' | 'repeatedMails' | 'mostCopies'> {
  const copies = new Map<string, number>();
  for (const { to, subject, text } of mails) {
    const mail = JSON.stringify([to, subject, text]);
    copies.set(mail, (copies.get(mail) ?? 0) + 1);
  }
  return { mails: copies.size, repeatedMails: mails.length - copies.size, mostCopies: Math.max(0, ...copies.values()) };
}
