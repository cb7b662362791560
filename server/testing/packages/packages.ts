import { type CreatePackageInput, type Booking, Package, PackagePreview } from '@hirfa/contract/bookings';
import type { PackageKind } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../calls.ts';
import { bookingOf, CARDS, hoursFrom, type Market, openMarket } from '../market.ts';
import type { TestProduct } from '../product.ts';

/** Four for EGP 1 000.01, where one costs EGP 300, and 48 for EGP 9 600. */
export const RATES = {
  subscription_packages_enabled: true,
  monthly_subscription_rate: '1000.01',
  yearly_subscription_rate: '9600.00',
} as const;

/** A market whose provider sells packages. */
export const openPackageMarket = (product: TestProduct) => openMarket(product, { base_price: '300.00' }, RATES);

/** A package that has begun, with the ids of its bookings. */
export async function begunPackage(product: TestProduct, card: string = CARDS.good) {
  const market = await openPackageMarket(product);
  const calls = packagesOf(product, market);
  const { id, bookings } = await calls.begun('monthly', card);
  return { market, ...calls, id, bookings, ids: bookings.map(({ booking }) => booking?.id ?? '') };
}

/** What the books of a package have at the gateway, and how many of its operations are not done. */
export async function moneyOfPackage({ owner }: Pick<TestProduct, 'owner'>, id: string) {
  const [row] = await owner.execute(sql`select
    (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries join payments using (booking_id)
      where package_id = ${id} and account = 'gateway') as gateway,
    (select sum(held)::text from payments where package_id = ${id}) as held,
    (select count(*)::int from payment_operations join payments using (booking_id)
      where package_id = ${id} and state in ('requested', 'sent')) as open`);
  return row;
}

/** The calls about packages of a market. */
export function packagesOf(product: Pick<TestProduct, 'clock' | 'work'>, market: Market) {
  const preview = async (kind: PackageKind = 'monthly', starts_at = hoursFrom(product.clock.now, 48)) => {
    const query = new URLSearchParams({ kind, mode: 'in_person', starts_at });
    const path = `/api/v1/service-cards/${market.offer.id}/package-preview?${query.toString()}`;
    return PackagePreview.parse((await market.ask('customer', 'GET', path)).body);
  };
  const wish = async (
    kind: PackageKind = 'monthly',
    starts_at = hoursFrom(product.clock.now, 48),
  ): Promise<CreatePackageInput> => {
    const { dates, price } = await preview(kind, starts_at);
    const { starts_at: _, ...place } = market.wish();
    return {
      ...place,
      mode: 'in_person',
      notes: '',
      people: 1,
      kind,
      dates: dates.map((date) => date.starts_at),
      customer_total: price.customer_total,
    };
  };
  const create = (input: object, key = newId()): Promise<Answer> =>
    market.ask('customer', 'POST', '/api/v1/packages', input, { 'idempotency-key': key });
  const read = async (who: 'customer' | 'provider' | 'admin', id: string) =>
    Package.parse((await market.ask(who, 'GET', `/api/v1/packages/${id}`)).body);
  /** A package that waits for the provider. */
  const request = async (kind: PackageKind = 'monthly', card: string = CARDS.good): Promise<Booking> => {
    const booking = bookingOf(await create(await wish(kind)));
    await market.pay(booking.id, card);
    return market.read('customer', booking.id);
  };
  return {
    request,
    preview,
    wish,
    create,
    read,
    stop: (id: string, refund: string) => market.ask('customer', 'POST', `/api/v1/packages/${id}/stop`, { refund }),
    /** A package that has begun. */
    async begun(kind: PackageKind = 'monthly', card: string = CARDS.good) {
      const { id } = await request(kind, card);
      await market.step('provider', id, 'accept');
      await product.work();
      return read('customer', id);
    },
  };
}
