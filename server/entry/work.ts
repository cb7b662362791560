import postgres from 'postgres';
import { type AccountServices, type AccountWorkCtx, accountsRoom } from '../accounts/index.ts';
import { meetBookingDeadline } from '../bookings/index.ts';
import { notifyOfChange, sendMail, tellOfPerson } from '../notifications/index.ts';
import { CHECK_ATTEMPT, checkAttempt, type PaymentParts, releasePayout, runOperations, workWebhook } from '../payments/index.ts';
import { type Deadline, dueDeadlines, postponeDeadline } from '../platform/deadlines.ts';
import { forgetOldKeys } from '../platform/idempotency.ts';
import { type JobHandlers, startWorker } from '../platform/jobs.ts';
import { forgetOldEvents, relayEvents } from '../platform/streams.ts';
import { asWorker } from '../platform/transactions.ts';

const TICK_MS = 1000;
const MOST_DUE = 100;
const AGAIN_MS = 10_000;
const HOUSEKEEPING_EVERY_TICKS = 3600;

/** What jobs and deadlines work with. */
export interface WorkParts extends PaymentParts {
  accounts: AccountServices;
}

function accountCtx({ pool, scope, log, accounts }: WorkParts): AccountWorkCtx {
  const { now } = scope();
  return { db: pool, now, log, services: accounts, transaction: (kind, work) => asWorker(pool, kind, { ...scope(), now }, work) };
}

/** Every job of the product with what does it. */
export function jobHandlers(parts: WorkParts): JobHandlers {
  const { accounts } = parts;
  const { jobs } = accountsRoom;
  const mails = { ...accounts, pools: { worker: parts.pool, auth: accounts.pools.auth } };
  return {
    work_webhook: (id) => workWebhook(parts, id),
    run_operations: (id) => runOperations(parts, id),
    release_payout: (id) => releasePayout(parts, id),
    notify: (id) => notifyOfChange({ ...parts, unsubscribe: accounts.unsubscribe }, id),
    tell_of_person: (id) => tellOfPerson(parts, id),
    copy_photo: (id) => jobs.copy_photo({ ctx: accountCtx(parts), input: { entity_id: id } }),
    remove_photo: (id) => jobs.remove_photo({ ctx: accountCtx(parts), input: { entity_id: id } }),
    send_mail: (id) => sendMail(mails, id, parts.scope().now),
    send_account_message: (id) => jobs.send_account_message({ ctx: accountCtx(parts), input: { entity_id: id } }),
  };
}

/** Does what is due by now; what fails is tried again at the next tick. Whether there was anything. */
export async function tick(parts: WorkParts): Promise<boolean> {
  const due = await dueDeadlines(parts.pool, parts.scope().now, MOST_DUE);
  for (const deadline of due) {
    await meetDeadline(parts, deadline).catch(async (error: unknown) => {
      parts.log.error({ error, ...deadline }, 'a deadline could not be met, it will be tried again');
      await postponeDeadline(parts.pool, deadline, new Date(parts.scope().now.getTime() + AGAIN_MS));
    });
  }
  return due.length > 0;
}

function meetDeadline(parts: WorkParts, deadline: Deadline): Promise<void> {
  if (deadline.kind === CHECK_ATTEMPT) return checkAttempt(parts, deadline);
  const ofAccounts = Object.entries(accountsRoom.deadlines).find(([kind]) => kind === deadline.kind)?.[1];
  if (ofAccounts !== undefined) return ofAccounts({ ctx: accountCtx(parts), input: { entity_id: deadline.entity_id } });
  return meetBookingDeadline(parts, deadline);
}

/** Runs jobs, the clock and the relay of events until it is stopped. */
export async function startWork(parts: WorkParts, workerUrl: string): Promise<{ stop(): Promise<void> }> {
  const worker = await startWorker(workerUrl, jobHandlers(parts), parts.log);
  const relay = oneAtATime(() => relayEvents(parts.pool), parts);
  const sql = postgres(workerUrl, { max: 1, onnotice: () => undefined });
  await sql.listen('stream_outbox', relay, relay);
  let ticks = 0;
  const clock = oneAtATime(async () => {
    await tick(parts);
    // A notice is lost while the line to the database is cut.
    relay();
    if (ticks++ % HOUSEKEEPING_EVERY_TICKS === 0) await forgetWhatIsOld(parts);
  }, parts);
  const timer = setInterval(clock, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await sql.end({ timeout: 2 });
      await worker.stop();
    },
  };
}

async function forgetWhatIsOld(parts: WorkParts): Promise<void> {
  const { now } = parts.scope();
  await forgetOldKeys(parts.pool, now);
  await forgetOldEvents(parts.pool, now);
  await accountsRoom.housekeeping({ ctx: accountCtx(parts) });
}

/** Work that is asked for while it runs runs once more afterwards. */
function oneAtATime(work: () => Promise<unknown>, { log }: PaymentParts): () => void {
  let running = false;
  let again = false;
  return function start() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    void work()
      .catch((error: unknown) => log.error({ error }, 'work of the clock failed, it will be tried again'))
      .finally(() => {
        running = false;
        if (again) start();
      });
  };
}
