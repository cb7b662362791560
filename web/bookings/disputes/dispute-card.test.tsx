import type { Booking, Chargeback, Dispute } from '@hirfa/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useOrpc } from '../../kit/use-orpc.ts';
import { show } from '../../testing/show.tsx';
import { StatusHint } from '../common/status-badge.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { DisputeCard } from './dispute-card.tsx';

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const heard: Dispute = {
  reason: 'damage',
  text: 'The tap still drips.',
  photos: [],
  by: 'customer',
  paid_in_cash: null,
  opened_at: hoursFromNow(-60),
  paid: '538.65',
  answer_until: hoursFromNow(-12),
  answer: null,
  decide_by: hoursFromNow(60),
  outcome: null,
  ended_at: null,
  decision: null,
};
const chargeback: Chargeback = {
  id: '019aa000-0000-7000-8000-000000000071',
  state: 'open',
  extra_id: null,
  amount: '538.65',
  reason: 'not_as_agreed',
  opened_at: hoursFromNow(-10),
  evidence_until: hoursFromNow(100),
  sent_at: null,
  ended_at: null,
  decision: null,
};
const disputed = (part: 'customer' | 'provider', dispute: Partial<Dispute>, given: Partial<Booking> = {}): Booking => ({
  ...sampleBooking,
  part,
  status: 'completed',
  finished_at: hoursFromNow(-62),
  dispute: { ...heard, ...dispute },
  ...given,
});
const main = page.getByRole('main');
/** The words of the head and the card, for one of the two people. */
const view = (booking: Booking) =>
  show(
    <>
      <p>
        <StatusHint booking={booking} />
      </p>
      <DisputeCard booking={booking} name={booking.part === 'customer' ? 'Salma' : 'Nour'} />
    </>,
    { as: booking.part },
  );

test.each([
  ['customer', 'Closed: your bank gave you the money back'],
  ['provider', 'Closed: the customer’s bank gave them the money back'],
] as const)('a problem that a bank has ended says so: %s', async (part, text) => {
  const ended_at = hoursFromNow(-1);
  const lost: Chargeback = { ...chargeback, state: 'lost', ended_at };
  const booking = disputed(
    part,
    { outcome: 'superseded', ended_at },
    { payment_status: 'charged_back', chargebacks: [lost] },
  );
  await view(booking);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(main).not.toMatchTextContent('was cancelled');
});

test('a problem whose booking was cancelled says so, also where a bank had the money before', async () => {
  const at = hoursFromNow(-1);
  const won: Chargeback = { ...chargeback, state: 'won', ended_at: hoursFromNow(-5) };
  const ended = { status: 'cancelled', cancel_reason: 'provider_cancelled', cancelled_at: at } as const;
  await view(disputed('customer', { outcome: 'superseded', ended_at: at }, { ...ended, chargebacks: [won] }));
  await expect.element(page.getByText('Closed: the booking was cancelled')).toBeVisible();
});

test('a problem waits while a bank has the money, and says once the bank has returned it that it is open again', async () => {
  const taken: Partial<Booking> = { payment_status: 'charged_back', chargebacks: [chargeback] };
  await view(disputed('customer', {}, taken));
  await expect.element(page.getByText(/The problem waits until your bank has decided/)).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Hirfa decides by');
  await view(disputed('provider', {}, taken));
  await expect.element(page.getByText(/The problem waits until the customer’s bank has decided/)).toBeVisible();
  const won: Chargeback = { ...chargeback, state: 'won', ended_at: hoursFromNow(-1) };
  await view(disputed('customer', {}, { chargebacks: [won] }));
  await expect.element(page.getByText('The bank has returned the money: the problem is open again')).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText(/Hirfa decides by/)).toBeVisible();
});

test('once the time to decide is over, the page finds it out by its own clock, and says that we are late', async () => {
  await view(disputed('customer', { decide_by: new Date(Date.now() + 3000).toISOString() }));
  await expect.element(page.getByText(/^Hirfa decides by .* until then\.$/)).toBeVisible();
  await expect
    .element(page.getByText('We are sorry that our decision is late. Nothing is paid out until we have decided.'))
    .toBeVisible();
  await expect.element(page.getByRole('listitem').getByText(/^We are late: we wanted to decide by/)).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Hirfa decides by');
});

test('a provider reads that the decision is late, and what it holds', async () => {
  await view(disputed('provider', { decide_by: hoursFromNow(-1) }));
  await expect
    .element(
      page.getByText(
        'We are sorry that our decision is late. Your earnings of this job are held until we have decided.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('listitem').getByText(/^We are late: we wanted to decide by/)).toBeVisible();
});

test.each(['customer', 'provider'] as const)(
  'after the time to answer the page says that Hirfa decides next: %s',
  async (part) => {
    await view(disputed(part, { decide_by: null, answer_until: hoursFromNow(-1) }));
    await expect
      .element(page.getByRole('listitem').getByText('The time to answer is over. Hirfa decides next.'))
      .toBeVisible();
    await expect.element(main).not.toMatchTextContent(/answer (by|until)/);
  },
);

function CardOfServer() {
  const { data } = useQuery(useOrpc().bookings.getBooking.queryOptions({ input: { id: sampleBooking.id } }));
  return data && <DisputeCard booking={data} name="Nour" />;
}

test('where another amount goes back now, the dialog shows it, and nothing is given before the provider agrees again', async () => {
  let asked = 0;
  const dialog = page.getByRole('dialog');
  const give = dialog.getByRole('button', { name: 'Give it back' });
  const { sent } = await show(<CardOfServer />, {
    as: 'salma',
    answers: {
      bookings: {
        getBooking: () => disputed('provider', { paid: asked === 0 ? '538.65' : '718.20' }),
        giveBack: () =>
          ++asked === 1
            ? { refused: 'state_changed', data: { amount: '718.20' } }
            : disputed('provider', { paid: '718.20', outcome: 'given_back', ended_at: hoursFromNow(0) }),
      },
    },
  });
  await page.getByRole('button', { name: 'Give all the money back' }).click();
  await expect.element(dialog).toMatchTextContent('538.65');
  await give.click();
  await expect.element(dialog).toMatchTextContent('718.20');
  await expect.element(dialog).toMatchTextContent('The amount has changed');
  await give.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent().flatMap(({ call, input }) => (call.endsWith('giveBack') ? [input] : []))).toEqual([
    { id: sampleBooking.id, refund: '538.65' },
    { id: sampleBooking.id, refund: '718.20' },
  ]);
});
