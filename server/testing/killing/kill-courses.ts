import { sql } from 'drizzle-orm';
import { bankOf } from '../chargebacks/bank.ts';
import { bookingOf, CARDS, payAt } from '../market.ts';
import { ledgerOf } from '../money.ts';
import { persist } from '../persist.ts';
import { addExtra, cancel, decline, split, splitWithExtra } from './kill-jobs.ts';
import { beginPackage, cancelDate, stopPackage } from './kill-packages.ts';
import { type KillPoint, openTestSystem, type TestSystem } from './kill-payment.ts';
import { moneyOf, passTo, untilHeld } from './money.ts';

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
    name: 'a request that is declined',
    steps: [call('declining', 'decline'), request('the release', /\/void$/)],
    run: decline,
  },
  {
    name: 'a booking that is cancelled',
    steps: [call('cancelling', 'cancel'), request('the refund', /\/refund$/)],
    run: cancel,
  },
  {
    name: 'a decision that splits the price',
    steps: [call('deciding', 'decide-dispute'), request('the refund', /\/refund$/)],
    run: split,
  },
  {
    name: 'a decision about a job with extra work',
    steps: [
      request('the refund of the extra', /\/refund$/),
      { ...request('the refund of what was booked', /\/refund$/), which: 2 },
    ],
    run: splitWithExtra,
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
    run: (system, id) => addExtra(system, id),
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
    name: 'a package of which one date is cancelled',
    steps: [call('cancelling', 'cancel'), request('the refund', /\/refund$/)],
    run: cancelDate,
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

/** The bank takes the money of a settled job and keeps it, and the platform bears it; kills begin with this step. */
async function lose(system: TestSystem, id: string, from: 'take' | 'lose'): Promise<void> {
  const { market, product } = system;
  await passTo(system.product, id, 'completed');
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
