import { createSandboxGateway } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createSessionTokens } from '../../accounts/index.ts';
import { openPool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { freePort } from '../free-port.ts';
import { type Moment, openInterceptor } from '../interceptor.ts';
import { bookingOf, CARDS, openMarket, payAt, WALLETS } from '../market.ts';
import { ledgerOf } from '../money.ts';
import { TEST_GATEWAY } from '../product.ts';
import { persist } from '../persist.ts';
import { type Program, startProgram } from '../program.ts';
import { scratchFolder } from '../scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT, TEST_LOGIN_SECRET } from '../test-postgres.ts';

/** A moment at which the server is killed: before or after a request to the server or to the gateway. */
export interface KillPoint {
  name: string;
  to: 'product' | 'gateway';
  method: string;
  path: RegExp;
  phase: Moment['phase'];
  /** The booking is paid with a wallet, and declined. */
  isWallet?: boolean;
  /** Which of these requests it is, by default the first. */
  which?: number;
}

const steps: Omit<KillPoint, 'phase'>[] = [
  { name: 'booking', to: 'product', method: 'POST', path: /^\/api\/v1\/bookings$/ },
  { name: 'asking for the checkout', to: 'product', method: 'POST', path: /\/checkout$/ },
  { name: 'opening the checkout', to: 'gateway', method: 'POST', path: /^\/v1\/checkouts$/ },
  { name: 'the webhook of the payment', to: 'product', method: 'POST', path: /\/webhooks\// },
  { name: 'looking at the payment', to: 'gateway', method: 'GET', path: /^\/v1\/checkouts\// },
  { name: 'accepting', to: 'product', method: 'POST', path: /\/accept$/ },
  { name: 'capturing', to: 'gateway', method: 'POST', path: /\/capture$/ },
  { name: 'a refund that is refused for good', to: 'gateway', method: 'POST', path: /\/refund$/ },
  { name: 'the webhook of a wallet', to: 'product', method: 'POST', path: /\/webhooks\//, isWallet: true },
  { name: 'declining a wallet', to: 'product', method: 'POST', path: /\/decline$/, isWallet: true },
  { name: 'the refund to a wallet', to: 'gateway', method: 'POST', path: /\/refund$/, isWallet: true },
];

export const KILL_POINTS: readonly KillPoint[] = steps.flatMap((step) => [
  { ...step, phase: 'before' as const },
  { ...step, phase: 'after' as const },
]);

/** A payment whose refund was refused, and how often that was recorded. */
const Refused = z.object({
  held: z.string(),
  refused: z.string(),
  customer_total: z.string(),
  owed: z.number(),
  failed: z.number(),
});

/** A checkout that was charged at once. */
const Charged = z.object({ amount: z.int(), refunded_amount: z.int() });

/** The state of the booking and its money at the end. */
const Outcome = z.object({
  bookings: z.number(),
  status: z.string(),
  payment_status: z.string(),
  total: z.string(),
  held: z.string(),
});

/**
 * Pays and accepts a booking (and cancels it, where the point is a refund) while the server is killed (SIGKILL) at one
 * point and restarted; callers repeat their calls. Returns the seconds from the restart until booking, payment, gateway
 * and ledger agree.
 */
export async function killDuringPayment(postgresUrl: string, point: KillPoint): Promise<number> {
  const system = await openTestSystem(postgresUrl, point);
  const { market, product, gatewayUrl } = system;
  try {
    await system.open();
    const key = newId();
    const { id } = bookingOf(
      await persist(
        () => market.tryToBook({}, key),
        ({ status }) => status === 201,
      ),
    );
    const page = await persist(
      () => market.openCheckout(id, point.isWallet === true ? 'wallet' : 'card'),
      () => true,
    );
    if (point.isWallet === true) {
      await declineAfterCharge(system, id, page);
      return system.secondsSinceStart();
    }
    const isRefund = point.path.test('/refund');
    await payAt(page, isRefund ? CARDS.noRefund : CARDS.good);
    await persist(
      () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
      async ({ status }) => status === 200 || (await market.read('provider', id)).status === 'confirmed',
    );
    await persist(
      async () => outcomeOf(product.owner, market.provider.id, await ledgerOf(product, id)),
      (text) => text === 'agreed',
    );
    if (isRefund) await cancelAfterwards(system, id);
    const held = await fetch(`${gatewayUrl}${new URL(page).pathname}`);
    if ((await held.text()).includes('name="number"')) throw new Error('the gateway would take the money again');
    return system.secondsSinceStart();
  } finally {
    await system.close();
  }
}

/** The customer pays with a wallet, the provider declines: all of it goes back, once. */
async function declineAfterCharge({ market, product, gatewayUrl }: TestSystem, id: string, page: string) {
  await payAt(page, WALLETS.good);
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/decline`, { reason: 'I am away that week.' }),
    async ({ status }) => status === 200 || (await market.read('customer', id)).status === 'cancelled',
  );
  await persist(
    () => market.read('customer', id),
    ({ payment_status }) => payment_status === 'refunded',
  );
  const answer = await fetch(`${gatewayUrl}/v1${new URL(page).pathname.replace('/checkout/', '/checkouts/')}`, {
    headers: { authorization: `Bearer ${TEST_GATEWAY.key}` },
  });
  const { amount, refunded_amount } = Charged.parse(await answer.json());
  if (amount !== refunded_amount) throw new Error(`the gateway has sent ${refunded_amount} of ${amount} back`);
  const ledger = await ledgerOf(product, id);
  if (Object.keys(ledger).length > 0) throw new Error(`the books have ${JSON.stringify(ledger)}`);
}

/** The provider cancels, and the refund is refused for good: it is owed once, and the books agree with the gateway. */
async function cancelAfterwards({ market, product }: TestSystem, id: string): Promise<void> {
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/cancel`, { reason: 'The workshop is closed.' }),
    async ({ status }) => status === 200 || (await market.read('provider', id)).status === 'cancelled',
  );
  await persist(
    async () => {
      const [row] = await product.owner.execute(sql`select held, refused, customer_total,
          (select count(*)::int from owed_refunds where booking_id = ${id}) as owed,
          (select count(*)::int from payment_operations where booking_id = ${id} and state = 'failed') as failed
        from payments where booking_id = ${id}`);
      const { held, refused, customer_total: total, owed, failed } = Refused.parse(row);
      const ledger = await ledgerOf(product, id);
      const isOwed = held === '0.00' && refused === total && owed === 1 && failed === 1;
      return isOwed && ledger.gateway === total && ledger.customer_owed === `-${total}` ? 'agreed' : 'not yet';
    },
    (text) => text === 'agreed',
  );
}

/**
 * A product in a separate process, its gateway, and proxies in front of both that kill the product once: at the first
 * such moment, or at the first one after `arm`.
 */
export async function openTestSystem(postgresUrl: string, point: KillPoint, { isArmed } = { isArmed: true }) {
  const databaseUrl = await cloneDatabase(postgresUrl, 'empty');
  const port = await freePort();
  const gateway = await createSandboxGateway(TEST_GATEWAY).listen(0);
  let program: Program | null = null;
  let startedAt: number | null = null;
  let mayKill = isArmed;
  let met = 0;
  const cutAt = (to: KillPoint['to']) => async (moment: Moment) => {
    const isHere = mayKill && startedAt === null && to === point.to && isAt(point, moment);
    if (!isHere || (met += 1) < (point.which ?? 1)) return false;
    startedAt = performance.now();
    program?.process.kill('SIGKILL');
    await program?.ended;
    program = start();
    await program.ready;
    startedAt = performance.now();
    return true;
  };
  const toProduct = await openInterceptor(() => `http://127.0.0.1:${port}`, cutAt('product'));
  const toGateway = await openInterceptor(() => gateway.url, cutAt('gateway'));
  const given = { ...environment(databaseUrl, port), PUBLIC_URL: toProduct.url, SANDBOX_URL: toGateway.url };
  const start = () => startProgram(given);
  const owner = openPool(databaseUrl, 1);
  const tokens = createSessionTokens(TEST_LOGIN_SECRET);
  const product = {
    address: toProduct.url,
    owner,
    clock: { now: new Date() },
    services: { tokens },
    work: async () => undefined,
  };
  return {
    product,
    gatewayUrl: gateway.url,
    // Before the first start: a database that has users gets no demo data.
    market: await openMarket(product),
    arm() {
      mayKill = true;
    },
    async open() {
      program = start();
      await program.ready;
    },
    secondsSinceStart() {
      if (startedAt === null) throw new Error(`no request reached the point ${point.name}`);
      return (performance.now() - startedAt) / 1000;
    },
    async close() {
      program?.process.kill('SIGKILL');
      await program?.ended;
      toProduct.close();
      toGateway.close();
      await gateway.close();
      await owner.end();
    },
  };
}

export type TestSystem = Awaited<ReturnType<typeof openTestSystem>>;

const isAt = (point: KillPoint, { method, path, phase }: Moment) =>
  phase === point.phase && method === point.method && point.path.test(path);

const environment = (databaseUrl: string, port: number) => ({
  PORT: String(port),
  DATA_DIR: scratchFolder('kill'),
  DATABASE_URL: databaseUrl,
  ...TEST_ENVIRONMENT,
  SESSION_SECRET: TEST_LOGIN_SECRET,
  SANDBOX_KEY: TEST_GATEWAY.key,
  SANDBOX_WEBHOOK_SECRET: TEST_GATEWAY.webhookSecret,
});

async function outcomeOf(
  owner: ReturnType<typeof openPool>,
  providerId: string,
  ledger: Record<string, string>,
): Promise<string> {
  const [row] =
    await owner.execute(sql`select count(*) over ()::int as bookings, status, payment_status, total_amount::text as total, held::text as held
    from bookings join payments on payments.booking_id = bookings.id where bookings.provider_id = ${providerId}`);
  const { bookings, status, payment_status, total, held } = Outcome.parse(row);
  const isAgreed =
    bookings === 1 &&
    status === 'confirmed' &&
    payment_status === 'captured' &&
    held === total &&
    ledger.gateway === total;
  return isAgreed ? 'agreed' : `${bookings} bookings, ${status}, ${payment_status}, held ${held} of ${total}`;
}
