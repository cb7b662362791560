import { OwnMetrics } from '@hirfa/contract/providers';
import type { Market } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';
import { rebuildMetrics } from '../rebuild-metrics.ts';

export const metricsOf = async (market: Market) =>
  OwnMetrics.parse((await market.ask('provider', 'GET', '/api/v1/provider/metrics')).body);

/** A product for tests of the figures of providers. */
export function useMetrics() {
  const product = useProduct();
  function at(instant: string | Date, afterMs = 0): void {
    product.clock.now = new Date(new Date(instant).getTime() + afterMs);
  }
  const rebuild = () => rebuildMetrics({ ctx: { db: product.owner, now: product.clock.now } });
  return { product, at, rebuild };
}
