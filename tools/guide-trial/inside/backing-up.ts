import type { Guide } from './guide.ts';
import type { Marketplace } from './marketplace.ts';
import { openShell } from './shell.ts';
import { untilReady } from './upgrading.ts';

/** Part 10: a backup of the running product, and its return into an empty database. */
export async function restoreFromBackup(guide: Guide, market: Marketplace): Promise<void> {
  const saving = openShell();
  await saving.run(guide.take('pg_dump'));
  await saving.close();
  const readLost = await market.sellInVain();

  const shell = openShell();
  await shell.run(guide.quote('systemctl stop hirfa'));
  await shell.run(guide.take('RENAME TO hirfa_before'), { prints: ['ALTER DATABASE', 'CREATE DATABASE'] });
  await shell.run(guide.take('pg_restore'));
  await shell.run(guide.take('database:restored'), {
    prints: ['messages that waited in the dump are not sent. The files of this database are in /var/lib/hirfa.'],
  });
  await shell.run(guide.quote('systemctl start hirfa'));
  await untilReady();
  if (await isAnswered(readLost)) throw new Error('what was sold after the backup is still there');
  await market.check();
  await market.sell();
  await shell.close();
}

const isAnswered = (call: () => Promise<unknown>) =>
  call().then(
    () => true,
    () => false,
  );
