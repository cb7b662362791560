import { failWaitingMails, failWaitingTexts } from '../../notifications/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { takeDataFolder } from '../../platform/data-folder.ts';
import { openPool } from '../../platform/db.ts';
import { deleteJobs } from '../../platform/jobs.ts';
import { explain, StartProblem } from '../../platform/start-problem.ts';
import { rooms } from '../rooms.ts';

/** Their jobs send something to people, or tell another program of it. */
const MESSAGES: readonly string[] = ['messages', 'pushes'];

/**
 * `npm run database:restored`, before the first start on a restored dump. What waited to be sent when the dump was made
 * has been sent since. Money goes on: gateways recognize a repeated operation.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === null) throw new StartProblem('Set DATABASE_URL to the restored database.');
  const kinds = [...rooms.jobs.values()].map(({ kind }) => kind).filter(({ queue }) => MESSAGES.includes(queue));
  const owner = openPool(databaseUrl, 1);
  try {
    const deleted = await deleteJobs(owner, kinds);
    await failWaitingMails(owner, systemClock());
    await failWaitingTexts(owner, systemClock());
    await takeDataFolder(owner, dataDir);
    console.log(
      `${deleted} messages that waited in the dump are not sent. The files of this database are in ${dataDir}.`,
    );
  } finally {
    await owner.end();
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
