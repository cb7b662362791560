import type { Page } from '@playwright/test';

/** Books the provider's first offer by the product's calls, as whoever is signed in on this page; it is not paid yet. */
export function bookWith(page: Page, providerId: string, dayAhead: number): Promise<string> {
  return page.evaluate(
    async ({ provider, ahead }) => {
      const { access_token } = JSON.parse(localStorage.getItem('hirfa.session') ?? '{}') as { access_token: string };
      const ask = async (path: string, body?: object) => {
        const headers = {
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const response = await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
        return response.json();
      };
      const { cards, areas } = await ask(`/api/v1/providers/${provider}`);
      const from = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const { items } = await ask(`/api/v1/service-cards/${cards[0].id}/slots?mode=in_person&from=${from}`);
      const [slot] = items.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
      const wish = {
        service_card_id: cards[0].id,
        mode: 'in_person',
        area_id: areas[0].id,
        address: '12 Road 9',
        starts_at: slot.starts_at,
      };
      return String((await ask('/api/v1/bookings', wish)).id);
    },
    { provider: providerId, ahead: dayAhead },
  );
}

/** From the page of payment over the gateway's, with a card that succeeds. */
export async function pay(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Pay|Try again|ادفع|حاول)/ });
  await button.click();
  await page.getByRole('textbox').first().fill('4242 4242 4242 4242');
  await page.locator('[name=expiry]').fill('12/39');
  await page.locator('[name=code]').fill('123');
  await button.click();
}
