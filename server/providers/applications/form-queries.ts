import type { ApplicationForm } from '@hirfa/domain/providers';
import type { Database } from '../../platform/db.ts';
import { formOf } from './form-of.ts';
import { findAreaIds, findCards, type findProviderOf, findWeek } from './queries.ts';

/** A stored provider profile as the form, with everything that belongs to it. */
export async function findForm(
  db: Database,
  provider: NonNullable<Awaited<ReturnType<typeof findProviderOf>>>,
): Promise<ApplicationForm> {
  const [areas, cards, hours] = await Promise.all([
    findAreaIds(db, provider.id),
    findCards(db, provider.id),
    findWeek(db, provider.id),
  ]);
  return formOf(provider, areas, cards, hours);
}
