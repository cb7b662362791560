import type { Guide } from './guide.ts';
import { openShell } from './shell.ts';

/** Part 12: what an operator looks at. */
export async function watch(guide: Guide): Promise<void> {
  const shell = openShell();
  await shell.run(guide.quote('grep webhooks /var/log/nginx/access.log'), { prints: [' 204 '] });
  await shell.run(`cd /opt/hirfa/current && su hirfa -c '${guide.quote('npm run metrics:rebuild')}'`);
  const errors = guide.quote(`journalctl -u hirfa -o cat | grep -E '"level":(50|60)'`);
  if ((await shell.run(`${errors} || true`)).trim() !== '') throw new Error('the log has errors');
  await shell.close();
}
