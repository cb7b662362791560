import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { bankOf } from '../chargebacks/bank.ts';
import { disputing } from '../disputes/sides.ts';
import { extrasOf } from '../extras/sides.ts';
import { bookingOf, CARDS, payAt } from '../market.ts';
import { ledgerOf } from '../money.ts';
import { persist } from '../persist.ts';
import { beginPackage, stopPackage } from './kill-packages.ts';
import { type KillPoint, openTestSystem, type TestSystem } from './kill-payment.ts';

/** What happens to a captured booking while the server is killed at one of these points; it returns once all agree. */
interface Course {
  name: string;
  steps: Omit<KillPoint, 'phase'>[];
  run(system: TestSystem, id: string): Promise<void>;
}

const WEBHOOK = { name: 'the webhook', to: 'product', method: 'POST', path: /\/webhooks\// } as const;
const LOOKING = { name: 'looking at the payment', to: 'gateway', method: 'GET', path: /^\/v1\/checkouts\// } as const;
const call = (name: string, verb: string) =>
  ({ name, to: 'product', method: 'POST', path: new RegExp(`/${verb}$`) }) as const;
const request = (name: string, path: RegExp) => ({ name, to: 'gateway', method: 'POST', path }) as const;

const COURSES: readonly Course[] = [
  {
    name: 'a decision that splits the price',
    steps: [call('deciding', 'decide-dispute'), request('the refund', /\/refund$/)],
    run: split,
  },
  {
    name: 'an extra',
    steps: [
      call('approving', 'approve-extra'),
      request('opening the checkout', /^\/v1\/checkouts$/),
      WEBHOOK,
      LOOKING,
      request('the capture', /\/capture$/),
    ],
    run: addExtra,
  },
  {
    name: 'a package',
    steps: [
      call('booking', 'packages'),
      request('opening the checkout', /^\/v1\/checkouts$/),
      WEBHOOK,
      LOOKING,
      call('accepting', 'accept'),
      request('the capture', /\/capture$/),
    ],
    run: async (system) => void (await beginPackage(system, true)),
  },
  {
    name: 'a package that is stopped',
    steps: [call('stopping', 'stop'), request('the refund', /\/refund$/)],
    run: stopPackage,
  },
  {
    name: 'a bank that takes the money and keeps it',
    steps: [WEBHOOK, LOOKING, call('bearing the loss', 'bear-charge-back')],
    run: (system, id) => lose(system, id, 'take'),
  },
  {
    name: 'a bank that keeps the money it has taken',
    steps: [WEBHOOK, LOOKING],
    run: (system, id) => lose(system, id, 'lose'),
  },
];

/** Each course with each of its moments. */
export const COURSE_POINTS = COURSES.flatMap((course) =>
  course.steps.flatMap((step) =>
    (['before', 'after'] as const).map((phase) => ({
      name: `${course.name}: ${phase} ${step.name}`,
      course,
      point: { ...step, phase },
    })),
  ),
);

/** Returns the seconds from the restart until booking, payment, gateway and ledger agree. */
export async function killDuringCourse(
  postgresUrl: string,
  { course, point }: (typeof COURSE_POINTS)[number],
): Promise<number> {
  const system = await openTestSystem(postgresUrl, point, { isArmed: false });
  try {
    await system.open();
    await course.run(system, await capture(system));
    return system.secondsSinceStart();
  } finally {
    await system.close();
  }
}

const Money = z.object({
  payment_status: z.string(),
  customer_total: z.string(),
  held: z.string(),
  /** Operations that are not done. */
  open: z.number(),
});

async function moneyOf({ product: { owner } }: TestSystem, id: string) {
  const [row] = await owner.execute(sql`select payment_status, customer_total::text, held::text,
      (select count(*)::int from payment_operations where booking_id = ${id} and state <> 'done') as open
    from payments join bookings on bookings.id = booking_id where booking_id = ${id}`);
  return Money.parse(row);
}

/** Waits until the present price is held, at the gateway by the books, too, and nothing is to be done. */
async function untilHeld(system: TestSystem, id: string, payment_status: string): Promise<void> {
  await persist(
    async () => ({ ...(await moneyOf(system, id)), ledger: await ledgerOf(system.product, id) }),
    (money) =>
      money.payment_status === payment_status &&
      money.held === money.customer_total &&
      money.ledger.gateway === money.held &&
      money.open === 0,
  );
}

/** A confirmed booking whose money is captured. */
async function capture(system: TestSystem): Promise<string> {
  const { market } = system;
  const { id } = bookingOf(await market.tryToBook());
  await payAt(await market.openCheckout(id), CARDS.good);
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
    ({ status }) => status === 200,
  );
  await untilHeld(system, id, 'captured');
  return id;
}

/** The work of a job begins, or has ended a while ago. */
async function passTo({ product: { owner } }: TestSystem, id: string, to: 'in_progress' | 'completed'): Promise<void> {
  const finished = to === 'completed' ? sql`, finished_at = authorized_at` : sql``;
  await owner.execute(sql`update bookings set status = ${to}, started_at = authorized_at ${finished} where id = ${id}`);
}

async function split(system: TestSystem, id: string): Promise<void> {
  const { market, product } = system;
  await passTo(system, id, 'completed');
  const { open, answer, decide, refundFor } = disputing(product, market, id);
  for (const { status, body } of [await open(), await answer()])
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  const refund = await refundFor('300.00');
  system.arm();
  await persist(
    () => decide('300.00', refund),
    async ({ status }) => status === 200 || (await market.read('admin', id)).dispute?.outcome === 'decided',
  );
  await untilHeld(system, id, 'partially_refunded');
}

const Page = z.object({ checkout_url: z.url() });

async function addExtra(system: TestSystem, id: string): Promise<void> {
  const { market } = system;
  await passTo(system, id, 'in_progress');
  const { propose, approve, newest } = extrasOf(market, id);
  await propose();
  system.arm();
  const { body } = await persist(
    () => approve(),
    ({ status }) => status === 200,
  );
  await payAt(Page.parse(body).checkout_url, CARDS.good);
  await persist(newest, ({ outcome }) => outcome === 'added');
  await untilHeld(system, id, 'captured');
}

/** The bank takes the money of a settled job and keeps it, and the platform bears it; kills begin with this step. */
async function lose(system: TestSystem, id: string, from: 'take' | 'lose'): Promise<void> {
  const { market, product } = system;
  await passTo(system, id, 'completed');
  await product.owner.execute(sql`update bookings set completed_at = authorized_at where id = ${id}`);
  const { press, bear } = bankOf(product, market, id);
  for (const [step, state] of [
    ['take', 'open'],
    ['lose', 'lost'],
  ] as const) {
    if (step === from) system.arm();
    await press(step);
    await persist(
      async () => (await market.read('admin', id)).chargebacks,
      ([chargeback]) => chargeback?.state === state,
    );
  }
  await persist(
    () => bear('platform'),
    async ({ status }) => status === 200 || (await market.read('admin', id)).chargebacks[0]?.decision !== null,
  );
  const { customer_total } = await moneyOf(system, id);
  await persist(
    async () => ledgerOf(product, id),
    ({ gateway, charged_back, losses }) =>
      gateway === undefined && charged_back === undefined && losses === customer_total,
  );
}
