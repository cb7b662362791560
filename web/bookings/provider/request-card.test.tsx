import type { Booking } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { RequestCard } from './request-card.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A request whose words are about as long as they get. */
const request: Booking = {
  ...sampleBooking,
  part: 'provider',
  status: 'awaiting_acceptance',
  payment_status: 'authorized',
  title_en: 'Restoration of a carved wooden window, with new turned parts',
  title_ar: 'ترميم شباك مشربية خشبي محفور مع خراطة أجزاء جديدة له',
  address: null,
  people: 4,
  total_hours: '2.5',
  hourly_rate: '250.00',
  price: null,
  earnings: { subtotal: '625.00', provider_commission: '93.75', provider_payout: '531.25' },
  starts_at: inHours(100),
  ends_at: inHours(102.5),
  respond_by: inHours(20.2),
  authorized_at: inHours(-0.01),
};

/** What a phone of 360 × 740 px leaves for a card on the desk, below its tabs and above the navigation. */
const ROOM = 430;

test.each([
  ['en', 'Accept', 'Decline', ['Restoration', 'Nour', 'Answer by', 'Maadi', '4 people', 'You get', '531.25', '93.75']],
  ['ar', 'قبول', 'اعتذار', ['ترميم', 'Nour', 'الرد بحد أقصى', 'المعادي', '4 أشخاص', 'تحصل على', '531.25', '93.75']],
] as const)(
  'in %s on a phone, what is needed to answer a request, and its answer, stand on one screen',
  async (language, accept, decline, words) => {
    const card = page.getByRole('main');
    await show(
      <div className="page-width">
        <RequestCard booking={request} left={false} onGone={() => undefined} />
      </div>,
      { language, as: 'salma' },
    );
    for (const each of words) await expect.element(card).toMatchTextContent(each);
    for (const name of [accept, decline]) {
      const button = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
      expect(button.bottom - card.element().getBoundingClientRect().top).toBeLessThan(ROOM);
      expect(button.height).toBeGreaterThanOrEqual(44);
    }
  },
);
