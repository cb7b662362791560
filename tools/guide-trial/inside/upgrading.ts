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

/** How much memory each process of the service has now, and had at most. */
async function tellMemory(shell: Shell): Promise<void> {
  const group = (await shell.run('systemctl show hirfa --property ControlGroup --value')).trim();
  const ids = readFileSync(`/sys/fs/cgroup${group}/cgroup.procs`, 'utf8').trim().split('\n');
  for (const id of ids) {
    const figures = /^VmHWM:.*$|^VmRSS:.*$/gm;
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const memory = readFileSync(`/proc/${id}/status`, 'utf8').match(figures) ?? [];
    console.log(`memory of ${command}: ${memory.join(', ').replaceAll(/\s+/g, ' ')}`);
  }
}
