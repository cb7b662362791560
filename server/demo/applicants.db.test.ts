import { eq, sql } from 'drizzle-orm';
import { Applicant } from '@hirfa/contract/providers';
import { requiredDocuments } from '@hirfa/domain/providers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask } from '../testing/calls.ts';
import { addressOf, open } from '../testing/documents.ts';
import { useProduct } from '../testing/product.ts';
import { signedIn } from '../testing/signed-in.ts';
import { createWorld } from '../testing/world.ts';
import { providerProfiles } from '../providers/index.ts';
import { seedDocuments } from './documents/seed-documents.ts';

const product = useProduct('demo');
const rowsOf = async (query: string) => [...(await product.owner.execute(sql.raw(query)))];

test('there are applicants in every state, and each decision is in the audit log', async () => {
  const [found] = await rowsOf(`select
    (select count(*)::int from provider_applications) as drafts,
    count(*) filter (where verification_status = 'pending')::int as pending,
    count(*) filter (where verification_status = 'rejected' and skill_verification_notes is not null)::int as rejected,
    count(*) filter (where verification_status = 'verified' and suspension_reason is not null)::int as suspended,
    (select count(*)::int from provider_change_requests where status = 'open') as changes
    from provider_profiles`);
  expect(found).toEqual({ drafts: 2, pending: 8, rejected: 6, suspended: 2, changes: 2 });
  const unlogged = await rowsOf(`select id from provider_profiles where
    (verification_status = 'verified') <> exists (select from audit_log where entity_id = provider_profiles.id and action = 'provider.approve')
    or (verification_status = 'rejected') <> exists (select from audit_log where entity_id = provider_profiles.id and action = 'provider.reject')
    or (suspension_reason is not null) <> exists (select from audit_log where entity_id = provider_profiles.id and action = 'provider.suspend')`);
  expect(unlogged).toEqual([]);
  const unproven = await rowsOf(`select users.id from auth.users join provider_profiles on user_id = users.id
    where not phone_number_verified`);
  expect(unproven).toEqual([]);
});

test('applicants have the documents that they need, and one card is in two accounts', { timeout: 60_000 }, async () => {
  await seedDocuments(product.owner, product.services.documentFiles);
  const names = new Set(await product.services.documentFiles.pages.names());
  const [{ pages }] = z
    .tuple([z.object({ pages: z.int() })])
    .parse(await rowsOf(`select sum(pages)::int as pages from provider_documents`));
  expect(names.size).toBe(pages);
  const header = await signedIn(product, (await createWorld(product.owner, product.clock.now).admin()).id);
  const read = async (id: string) => {
    const answer = await ask(product, 'GET', `/api/v1/admin/providers/${id}`, { headers: await header() });
    return Applicant.parse(answer.body);
  };
  const inactive = await product.owner
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(eq(providerProfiles.is_active, false));
  const applicants = await Promise.all(inactive.map(({ id }) => read(id)));
  for (const { documents, ...applicant } of applicants)
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(requiredDocuments(applicant).toSorted());
  const flagged = applicants.flatMap(({ verification_status, documents }) =>
    documents.flatMap(({ kind, also_in }) => also_in.map(() => `${verification_status} ${kind}`)),
  );
  expect(flagged).toEqual(['pending national_id_front', 'pending national_id_front']);
  const [document] = applicants[0]?.documents ?? [];
  const look = await open(product, header, await addressOf(product, header, document?.id ?? ''));
  expect((await sharp(await look.arrayBuffer()).metadata()).format).toBe('webp');
});
