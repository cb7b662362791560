import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { ConversionJob, Converted, Unusable } from '../conversion.ts';
import { convertHere } from './convert-here.ts';

/** The child process: receives one job and answers. It ends when the parent has the answer, or has ended itself. */
process.once('message', (job: ConversionJob) => {
  void run(job).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
// Nobody waits long: requests of others come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The process converts one file, beside a server that needs the processor too.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

async function run({ bytes, limits, allowance }: ConversionJob): Promise<Converted | Unusable> {
  const guard = new Worker(new URL('guard.ts', import.meta.url), { workerData: allowance });
  await once(guard, 'online');
  try {
    return await convertHere(bytes, limits);
  } catch {
    return 'damaged';
  }
}
