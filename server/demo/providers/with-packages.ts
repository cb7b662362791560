import { PACKAGES, usualPrice } from '@hirfa/domain/bookings';
import { piastres } from '@hirfa/domain/payments';
import { countsAsProvider } from '@hirfa/domain/providers';
import { demoServices } from '../catalogue.ts';
import type { DemoCard, DemoProvider } from '../shapes.ts';

/** Who learns this comes each week. */
const LESSONS = 'guitar-basics';
/** What is left of the price of single lessons. */
const MONTHLY_SHARE = 0.9;
const YEARLY_SHARE = 0.8;

const services = new Map(demoServices.map((service) => [service.slug, service]));

const isTeacher = (provider: DemoProvider) =>
  countsAsProvider(provider) &&
  provider.supports_in_person &&
  provider.primary_category === services.get(LESSONS)?.category_slug;

/** The music teacher with the most jobs sells packages, at a price that is worth it for every offer. */
export function withPackages(providers: readonly DemoProvider[]): readonly DemoProvider[] {
  const [busiest] = providers.filter(isTeacher).toSorted((one, other) => other.total_jobs - one.total_jobs);
  return providers.map((each) => (each === busiest ? { ...each, packages: packagesOf(each) } : each));
}

function packagesOf({ cards }: DemoProvider) {
  const single = Math.min(...cards.map(singlePrice));
  return {
    monthly: Math.floor(single * PACKAGES.monthly.bookings * MONTHLY_SHARE),
    yearly: Math.floor(single * PACKAGES.yearly.bookings * YEARLY_SHARE),
  };
}

/** In whole EGP. */
function singlePrice({ service_slug, base_price, duration_minutes }: DemoCard): number {
  const isHourly = service_slug !== null && services.get(service_slug)?.pricing_mode === 'hourly';
  return usualPrice(piastres(base_price * 100), isHourly, duration_minutes) / 100;
}
