import '../production.ts';
import { rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { openPrivatePhotos } from '../../accounts/index.ts';
import { openDocumentFiles } from '../../providers/index.ts';
import { type EmptyDatabase, type Gateway, unfinishedDemo } from '../programs/launch-seeding.ts';
import { checkoutImporter } from '../gateways.ts';
import { finishDemo, prepareDemo, seedDemo } from './seed.ts';

/** Fills a database for its parent process, which tells it what it needs as soon as it is known, and ends with it. */
const Received: z.ZodType<Gateway | EmptyDatabase> = z.union([
  z.object({
    sandbox: z.object({ url: z.string(), key: z.string(), webhookSecret: z.string() }),
    origin: z.string(),
  }),
  z.object({ databaseUrl: z.string(), dataDir: z.string() }),
]);

const gateway = Promise.withResolvers<Gateway>();
const database = Promise.withResolvers<EmptyDatabase>();
process.on('message', (message) => {
  const received = Received.parse(message);
  if ('sandbox' in received) gateway.resolve(received);
  else database.resolve(received);
});
process.on('disconnect', () => process.exit());
const demo = await prepareDemo();
const { sandbox, origin } = await gateway.promise;
// The gateway knows the payments first, so that they can be refunded: those that no booking refers to do no harm.
await checkoutImporter(sandbox, origin)(demo.rows.checkouts);
const { databaseUrl, dataDir } = await database.promise;
writeFileSync(unfinishedDemo(dataDir), '');
const isFilled = await seedDemo(databaseUrl, demo);
process.send?.(isFilled);
await finishDemo(databaseUrl, {
  documentFiles: openDocumentFiles(dataDir),
  privatePhotos: openPrivatePhotos(dataDir),
});
rmSync(unfinishedDemo(dataDir));
process.disconnect();
