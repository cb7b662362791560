import type { ServiceTile } from '@hirfa/contract/discovery';
import type { findServices } from './queries.ts';

type ServiceRow = Awaited<ReturnType<typeof findServices>>[number];

/** A service in lists, without its id. */
export function serviceTile({ id: _, ...tile }: ServiceRow): ServiceTile {
  return tile;
}
