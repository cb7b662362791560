import type { RunningSite } from '@hirfa/server/testing/site';
import { sql } from 'drizzle-orm';

/** Home, the services, what providers earn, and a service, a provider and a category of the demo marketplace. */
export async function publicPages({ owner }: RunningSite) {
  const [service] = await owner.execute<{ slug: string }>(sql`select slug from services order by slug limit 1`);
  const [provider] = await owner.execute<{ id: string }>(
    sql`select id from provider_profiles where is_active and verification_status = 'verified' order by id limit 1`,
  );
  const [category] = await owner.execute<{ slug: string }>(
    sql`select slug from categories where tab = 'community' order by slug limit 1`,
  );
  return {
    home: '/',
    services: '/services',
    earnings: '/earnings',
    service: `/service/${service?.slug}`,
    provider: `/provider/${provider?.id}`,
    category: `/community/${category?.slug}`,
  };
}

/** The paths of a page in English and Arabic. */
export const inBothLanguages = (path: string): string[] => [path, `/ar${path === '/' ? '' : path}`];
