import type { ServiceTile } from '@hirfa/contract/discovery';
import type { findServices } from './queries.ts';

type ServiceRow = Awaited<ReturnType<typeof findServices>>[number];

/** A service as lists show it; its id stays inside. */
export function serviceTile({ id: _, ...tile }: ServiceRow): ServiceTile {
  return tile;
}
