import { Applicant } from '@hirfa/contract/providers';
import { eq } from 'drizzle-orm';
import { providerProfiles } from '../providers/index.ts';
import type { Market } from './market.ts';
import type { TestProduct } from './product.ts';

/** The path of an admin's call about a provider. */
export const providerPath = (id: string, verb = '') => `/api/v1/admin/providers/${id}${verb && `/${verb}`}`;

/** A person who has applied to become a provider. */
export async function applicantOf({ world }: Market, given: Partial<typeof providerProfiles.$inferInsert> = {}) {
  return world.provider(await world.category(), { verification_status: 'pending', ...given });
}

/** The stored row of a provider or applicant. */
export async function providerRow({ owner }: TestProduct, id: string) {
  const [row] = await owner.select().from(providerProfiles).where(eq(providerProfiles.id, id));
  if (row === undefined) throw new Error('there is no such provider');
  return row;
}

/** A provider or applicant as the admin of a market sees them. */
export async function applicantSeen({ ask }: Market, id: string): Promise<Applicant> {
  return Applicant.parse((await ask('admin', 'GET', providerPath(id))).body);
}
