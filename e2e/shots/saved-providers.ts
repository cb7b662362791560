import { callAs } from '../calls.ts';
import { demoAwayId, demoProviderId } from './demo-people.ts';
import type { Stage } from './screen.ts';

/** The customer has saved two providers: one who can be booked, and one who is away. */
export async function savedProviders({ site, customer }: Stage): Promise<string> {
  await callAs(customer, '/api/v1/me/favourites', { ids: [await demoProviderId(site), await demoAwayId(site)] });
  return '/dashboard';
}
