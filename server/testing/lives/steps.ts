import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Answer, refusalOf } from '../calls.ts';
import { bankOf } from '../chargebacks/bank.ts';
import { disputing } from '../disputes/sides.ts';
import { extrasOf } from '../extras/sides.ts';
import { CARDS, type Market, passHours, payAt } from '../market.ts';
import type { TestProduct } from '../product.ts';
import { signedIn } from '../signed-in.ts';
import { answerTimes, leaveDates, proposeTimes, secondVisit, stopPackage } from './other-times.ts';
import { type Random, randomOf } from './random.ts';

/** A booking to which anything may happen. */
export interface Subject {
  product: TestProduct;
  market: Market;
  id: string;
  random: Random;
  /** The customer pays in cash. */
  isCash?: boolean;
}

type Step = (subject: Subject) => Promise<Answer | void>;

const Page = z.object({ checkout_url: z.url() });
const Refund = z.object({ data: z.object({ amount: z.string() }) });

const step =
  (who: 'customer' | 'provider', verb: string, body: object = {}): Step =>
  ({ market, id }) =>
    market.ask(who, 'POST', `/api/v1/bookings/${id}/${verb}`, body);

/** On the terms that hold: the first answer has them. */
async function onTerms(send: (refund: string) => Promise<Answer>): Promise<Answer> {
  const answer = await send('0.00');
  const terms = Refund.safeParse(answer.body);
  return terms.success ? send(terms.data.data.amount) : answer;
}

/** The customer pays what was approved; the gateway's webhook may be late. */
async function payExtra(subject: Subject): Promise<Answer | void> {
  const { market, id, random, product } = subject;
  const open = (await market.read('customer', id)).extras.find(({ outcome }) => outcome === null);
  if (open === undefined) return;
  const answer = await extrasOf(market, id).approve();
  const page = Page.safeParse(answer.body);
  if (!page.success) return answer;
  const card = random.oneOf([CARDS.good, CARDS.good, CARDS.noRefund, CARDS.noCapture]);
  // Something else may happen while the page of the gateway is open.
  if (random.below(3) === 0) await anything(subject, LATE);
  await payAt(page.data.checkout_url, card).catch(() => undefined);
  if (random.below(3) > 0) await product.work();
  return answer;
}

/** What the bank of the customer can do with a charge whose money was secured: that of what was booked, or an extra. */
async function bank({ product, market, id, random }: Subject, press: 'take' | 'win' | 'lose'): Promise<void> {
  const charges = await product.owner.execute<{ booking_id: string; extra_id: string | null }>(
    sql`select attempt.booking_id, extra_id from payment_attempts as attempt join payments on payments.booking_id = ${id}
      where state = 'authorized' and (attempt.booking_id = ${id}
        or attempt.booking_id = payments.package_id and extra_id is null) order by attempt.id`,
  );
  const charge = charges[random.below(charges.length)];
  if (charge === undefined) return;
  const amount = random.below(2) === 0 ? undefined : 500 + random.below(20_000);
  const { press: pressAt } = bankOf(product, market, charge.booking_id, charge.extra_id);
  await pressAt(press, random.below(3) > 0, press === 'take' ? amount : undefined);
}

/** What a bank keeps of a package is shared by its bookings. */
async function bear({ product, market, id, random }: Subject): Promise<Answer | void> {
  const [lost] = await product.owner.execute<{ booking_id: string; extra_id: string | null }>(
    sql`select chargebacks.booking_id, extra_id from chargebacks join payments using (booking_id)
      where state = 'lost' and bearer is null and (${id} = chargebacks.booking_id
        or package_id = (select package_id from payments where booking_id = ${id}))
      order by chargebacks.id limit 1`,
  );
  if (lost === undefined) return;
  return bankOf(product, market, lost.booking_id, lost.extra_id).bear(random.oneOf(['provider', 'platform']));
}

async function chooseCredit({ market, id }: Subject): Promise<Answer | void> {
  const { refund } = await market.read('customer', id);
  if (refund?.owed?.state === 'open') return market.ask('customer', 'POST', `/api/v1/refunds/${refund.id}/credit`, {});
}

async function decide({ product, market, id, random }: Subject): Promise<Answer | void> {
  const { decide: decideOn } = disputing(product, market, id);
  const [row] = await product.owner.execute<{ subtotal: string }>(
    sql`select subtotal::text from payments where booking_id = ${id}`,
  );
  const piastres = Math.round(Number(row?.subtotal ?? 0) * 100);
  return decideOn((random.oneOf([0, random.below(piastres + 1), piastres]) / 100).toFixed(2));
}

async function giveBack({ product, market, id }: Subject): Promise<Answer | void> {
  return disputing(product, market, id).giveBack();
}

const START: Step = step('customer', 'start');
const WORK: Step = ({ product }) => product.work();
const HOURS: Step = ({ product, random }) => passHours(product, random.oneOf([1, 3, 3, 25, 49]));
const PROPOSE: Step = ({ market, id, random }) =>
  extrasOf(market, id).propose(`${20 + random.below(200)}.0${random.below(10)}`, `${random.below(90)}.50`);

/** What may happen while somebody pays an extra. */
const LATE: readonly [Step, ...Step[]] = [
  step('provider', 'finish'),
  ({ product, market, id }) => disputing(product, market, id).open(),
  ({ market, id }) => extrasOf(market, id).decline(),
  ({ market, id }) => extrasOf(market, id).withdraw(),
  (subject) => bank(subject, 'take'),
  ({ market, id }) => market.cancelAsAdmin(id, 'The house has no water today.'),
];

const STEPS: readonly [Step, ...Step[]] = [
  START,
  START,
  PROPOSE,
  PROPOSE,
  payExtra,
  payExtra,
  payExtra,
  step('provider', 'finish'),
  step('customer', 'confirm-completion'),
  step('provider', 'cancel', { reason: 'The workshop is closed.' }),
  step('provider', 'customer-absent'),
  ({ market, id }) => onTerms((refund) => market.ask('customer', 'POST', `/api/v1/bookings/${id}/cancel`, { refund })),
  ({ market, id }) => market.cancelAsAdmin(id, 'The house has no water today.'),
  ({ product, market, id, random }) =>
    disputing(product, market, id).open(random.oneOf(['not_as_agreed', 'not_as_agreed', 'was_there'])),
  ({ product, market, id }) => disputing(product, market, id).answer(),
  ({ product, market, id }) => disputing(product, market, id).withdraw(),
  decide,
  giveBack,
  (subject) => bank(subject, 'take'),
  (subject) => bank(subject, 'win'),
  (subject) => bank(subject, 'lose'),
  bear,
  chooseCredit,
  proposeTimes,
  answerTimes,
  answerTimes,
  stopPackage,
  leaveDates,
  secondVisit,
  WORK,
  WORK,
];

const reportCash =
  (who: 'customer' | 'provider'): Step =>
  ({ market, id, random }) =>
    market.ask(who, 'POST', `/api/v1/bookings/${id}/dispute`, {
      reason: 'cash',
      text: 'It was another amount.',
      paid_in_cash: `${random.below(600)}.00`,
    });

/** What besides may happen with a booking in cash. */
const IN_CASH: readonly Step[] = [
  START,
  step('provider', 'finish'),
  reportCash('customer'),
  reportCash('provider'),
  step('customer', 'answer-dispute', { text: 'I have paid what was agreed.' }),
  step('provider', 'withdraw-dispute'),
];

/** One of these steps. Refusals are right; what is not is an answer that nobody has thought of. */
async function anything(subject: Subject, steps: readonly [Step, ...Step[]]): Promise<string> {
  const index = subject.random.below(steps.length);
  const answer = await (steps[index] ?? WORK)(subject);
  if (answer !== undefined && answer.status >= 500 && refusalOf(answer) !== 'service_unavailable')
    throw new Error(`step ${index} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return `${index}:${answer?.status ?? '-'}`;
}

export const takeStep = (subject: Subject): Promise<string> =>
  anything(subject, [...STEPS, ...(subject.isCash === true ? IN_CASH : []), HOURS]);

/** Each chooses by itself, so that a life has the same steps again, whichever is first. Meanwhile no time passes. */
export async function takeTwoAtOnce(subject: Subject): Promise<string> {
  const both = [0, 1].map(() => ({ ...subject, random: randomOf(subject.random.below(2 ** 31)) }));
  return `(${(await Promise.all(both.map((each) => anything(each, STEPS)))).join(' ')})`;
}

/** Banks, admins and time end all that is open. */
export async function endAll(subject: Subject): Promise<void> {
  const { product, market, id } = subject;
  for (let round = 0; round < 14; round += 1) {
    // Nobody stays signed in for so long.
    market.as.customer = await signedIn(product, market.customer.id);
    market.as.provider = await signedIn(product, market.provider.user_id);
    market.as.admin = await signedIn(product, market.admin.id);
    await product.work();
    for (const press of ['win', 'lose'] as const) await bank(subject, press);
    const { dispute } = await market.read('admin', id);
    if (dispute !== null && dispute.outcome === null) {
      await disputing(product, market, id).answer();
      await decide(subject);
    }
    await bear(subject);
    await passHours(product, 49);
  }
}
