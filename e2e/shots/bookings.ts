import type { Page } from '@playwright/test';
import { callAs } from '../calls.ts';

const HORIZON_DAYS = 55;

/** Books the provider's first offer with calls, as the person of this page; the booking is not paid yet. */
export async function bookWith(page: Page, providerId: string, dayAhead: number): Promise<string> {
  const { cards, areas } = await callAs(page, `/api/v1/providers/${providerId}`);
  const { price } = await callAs(page, `/api/v1/service-cards/${cards[0].id}/own-price`);
  const wish = {
    service_card_id: cards[0].id,
    mode: 'in_person',
    area_id: areas[0].id,
    address: '12 Road 9',
    starts_at: await firstStart(page, cards[0].id, dayAhead),
    customer_total: price.customer_total,
  };
  return String((await callAs(page, '/api/v1/bookings', wish)).id);
}

/** The first free time from that day on: the more pictures are taken, the later it is. */
async function firstStart(page: Page, cardId: string, dayAhead: number): Promise<string> {
  for (let ahead = dayAhead; ahead < HORIZON_DAYS; ahead += 7) {
    const from = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const { items } = await callAs(page, `/api/v1/service-cards/${cardId}/slots?mode=in_person&from=${from}`);
    const [slot] = items.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
    if (slot !== undefined) return slot.starts_at;
  }
  throw new Error('the provider of the demo has no free time left');
}
