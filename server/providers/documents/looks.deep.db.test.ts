import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { addressOf, open } from '../../testing/documents.ts';
import { providerDocuments } from '../application-tables.ts';
import { pageName } from './file-names.ts';
import { useLooks } from './testing/looks.ts';

const { product, world, admin } = useLooks();

test('60 documents opened by two admins are 120 looks in the audit log', { timeout: 180_000 }, async () => {
  const page = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
    .webp()
    .toBuffer();
  const ids = Array.from({ length: 60 }, () => newId());
  for (const id of ids) {
    const { id: user_id } = await world().user();
    const row = { id, user_id, kind: 'proof_url' as const, purpose: 'application' as const, pages: 1 };
    await product.owner
      .insert(providerDocuments)
      .values({ ...row, file_hash: id, pixel_hash: '', created_at: product.clock.now });
    await product.services.documentFiles.pages.put(pageName(id, 1), page);
  }
  const admins = [await admin(), await admin()];
  const opened = admins.map(async ({ header }) => {
    const statuses: number[] = [];
    for (const id of ids) {
      const answer = await open(product, header, await addressOf(product, header, id));
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    return statuses;
  });
  expect((await Promise.all(opened)).flat()).toEqual(Array.from({ length: 120 }, () => 200));
  const logged = await product.owner.execute(sql`
    select count(*)::int as looks, count(distinct (actor_id, entity_id))::int as different from audit_log
    where action = 'look_at_document' and entity_id = any(${sql.param(ids)}::uuid[])`);
  expect(logged).toEqual([{ looks: 120, different: 120 }]);
});
