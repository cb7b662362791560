import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureJob, Unusable } from '../conversion.ts';
import { convert } from './convert.ts';
import { cut } from './cut.ts';
import { loadOnlyPhotos } from './loaders.ts';

/** The child process: receives one job and answers. It ends when the parent has the answer, or has ended itself. */
process.once('message', (job: PictureJob) => {
  void run(job).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
loadOnlyPhotos();

async function run({ bytes, task, allowance }: PictureJob): Promise<unknown> {
  // Calls come before what people send; an admin's look is a call.
  if (task.kind !== 'mark') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const guard = new Worker(new URL('guard.ts', import.meta.url), { workerData: allowance });
  await once(guard, 'online');
  try {
    switch (task.kind) {
      case 'convert':
        return await convert(bytes, task.limits);
      case 'cut':
        return await cut(bytes, task.limits);
      case 'card': {
        const { drawCard } = await import('./card.ts');
        return await drawCard(task.card);
      }
      case 'mark': {
        const { mark } = await import('./mark.ts');
        return await mark(bytes, task.lines);
      }
    }
  } catch {
    return 'damaged' satisfies Unusable;
  }
}
