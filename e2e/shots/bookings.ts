import type { Page } from '@playwright/test';
import { callAs } from '../calls.ts';

/** Books the provider's first offer with calls, as the person of this page; the booking is not paid yet. */
export async function bookWith(page: Page, providerId: string, dayAhead: number): Promise<string> {
  const { cards, areas } = await callAs(page, `/api/v1/providers/${providerId}`);
  const from = new Date(Date.now() + dayAhead * 86_400_000).toISOString().slice(0, 10);
  const { items } = await callAs(page, `/api/v1/service-cards/${cards[0].id}/slots?mode=in_person&from=${from}`);
  const { price } = await callAs(page, `/api/v1/service-cards/${cards[0].id}/own-price`);
  const [slot] = items.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
  const wish = {
    service_card_id: cards[0].id,
    mode: 'in_person',
    area_id: areas[0].id,
    address: '12 Road 9',
    starts_at: slot.starts_at,
    customer_total: price.customer_total,
  };
  return String((await callAs(page, '/api/v1/bookings', wish)).id);
}
