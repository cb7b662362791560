import { displayName } from '@hirfa/domain/accounts';
import { nour } from '../customers.ts';
import type { DemoCustomer, DemoProvider } from '../shapes.ts';
import type { ReviewedJob } from './rows.ts';

interface Booked {
  id: string;
  provider_id: string;
  booker_id: string;
  category_slug: string;
  completed_at: Date | null;
}

/** The settled bookings with their people, for their reviews. */
export function jobsOf(
  bookings: readonly Booked[],
  providers: readonly { provider: DemoProvider; id: string; userId: string }[],
  customers: readonly { customer: DemoCustomer; id: string }[],
): ReviewedJob[] {
  const providerOf = new Map(providers.map((placed) => [placed.id, placed]));
  const customerOf = new Map(customers.map(({ id, customer }) => [id, customer]));
  return bookings.flatMap(({ id, provider_id, booker_id, category_slug, completed_at }) => {
    const [placed, customer] = [providerOf.get(provider_id), customerOf.get(booker_id)];
    if (completed_at === null || placed === undefined || customer === undefined) return [];
    const { provider, userId } = placed;
    return {
      booking_id: id,
      provider_id,
      provider_user_id: userId,
      provider_name: provider.business_name ?? displayName(provider.full_name),
      customer_id: booker_id,
      customer_name: customer.full_name,
      category_slug,
      completed_at,
      rating: provider.average_rating ?? 5,
      isOwn: customer.key === nour.key,
    };
  });
}
