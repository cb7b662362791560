import type { Orpc } from '../kit/orpc.ts';
import { rareData } from '../kit/rare-data/rare-data.ts';
import { STALE_MS } from '../kit/stale-ms.ts';

/** The provider profile of the signed-in person. */
export function ownProviderQuery(orpc: Orpc) {
  return orpc.providers.getOwnProvider.queryOptions({ input: {} });
}

/** The figures of the signed-in provider. */
export function ownMetricsQuery(orpc: Orpc) {
  return orpc.providers.getOwnMetrics.queryOptions({ input: {} });
}

/** The application of the signed-in person. */
export function applicationQuery(orpc: Orpc) {
  return { ...orpc.providers.getApplication.queryOptions({ input: {} }), staleTime: STALE_MS };
}

/** The services of a category that a provider can offer. */
export function offeredServicesQuery(orpc: Orpc, category: string) {
  return { ...orpc.discovery.listServices.queryOptions({ input: { category, limit: 50 } }), ...rareData };
}

/** The commission of the person's bookings in a category. */
export function commissionQuery(orpc: Orpc, category: string | null) {
  const input = category === null ? {} : { category };
  return { ...orpc.payments.getOwnCommission.queryOptions({ input }), ...rareData };
}

/** Where the person's earnings are paid. */
export function payoutDetailsQuery(orpc: Orpc) {
  return { ...orpc.payments.getPayoutDetails.queryOptions({ input: {} }), staleTime: STALE_MS };
}

/** The newest change request of the provider, and the documents for it. */
export function changeRequestQuery(orpc: Orpc) {
  return { ...orpc.providers.getChangeRequest.queryOptions({ input: {} }), staleTime: STALE_MS };
}

/** The working hours of the provider. */
export function availabilityQuery(orpc: Orpc) {
  return { ...orpc.providers.getAvailability.queryOptions({ input: {} }), staleTime: STALE_MS };
}

/** The cards of the signed-in provider. */
export function ownCardsQuery(orpc: Orpc) {
  return orpc.providers.listOwnCards.queryOptions({ input: {} });
}

/** Whether the provider takes cash, and what they owe. */
export function cashTermsQuery(orpc: Orpc) {
  return { ...orpc.payments.getCashTerms.queryOptions({ input: {} }), staleTime: STALE_MS };
}
