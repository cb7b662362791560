import { readFileSync } from 'node:fs';
import { persist } from '../../../server/testing/persist.ts';
import type { Guide } from './guide.ts';
import { fromRepository } from './installing.ts';
import type { Marketplace } from './marketplace.ts';
import { openShell, type Shell } from './shell.ts';

/** Part 9: the next release, and one release back; things are sold on each. */
export async function upgrade(guide: Guide, market: Marketplace): Promise<void> {
  const shell = openShell();
  await shell.run(fromRepository(guide.take('releases/second'), process.env.TRIAL_SECOND_RELEASE));
  await shell.run(guide.take('ln -sfn releases/second'), { prints: ['200 OK'] });
  await tellMemory(shell);
  await market.check();
  await market.sell();
  await shell.run(guide.take('ln -sfn releases/first'));
  await untilReady();
  await shell.run('journalctl -u hirfa -o cat -n 50', {
    prints: [guide.quote('the database is that of a newer release')],
  });
  await market.check();
  await market.sell();
  await shell.close();
}

/** Waits until the site says that it is ready. */
export async function untilReady(address = 'https://hirfa.example'): Promise<void> {
  await persist(
    async () => (await fetch(`${address}/readyz`)).status,
    (status) => status === 200,
  );
}

/** How much memory the serving process has now and had at most, and what it has together with its children. */
async function tellMemory(shell: Shell): Promise<void> {
  const id = (await shell.run('systemctl show hirfa --property MainPID --value')).trim();
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const figures = status.split('\n').filter((line) => /^Vm(?:RSS|HWM)/.test(line));
  console.log(`memory of the serving process: ${figures.join(', ').replaceAll(/\s+/g, ' ')}`);
  await shell.run('systemctl show hirfa --property MemoryCurrent --property MemoryPeak');
}
