import type { Guide } from './guide.ts';
import { openShell } from './shell.ts';

/** Part 12: what an operator looks at. */
export async function watch(guide: Guide): Promise<void> {
  const shell = openShell();
  const reports = await shell.run(guide.quote('grep webhooks /var/log/nginx/access.log'), { prints: [' 204 '] });
  if (reports.includes(' 5')) console.log('some reports of the gateway were refused while the site restarted');
  await shell.run(`cd /opt/hirfa/current && su hirfa -c '${guide.quote('npm run metrics:rebuild')}'`);
  const errors = guide.quote(`journalctl -u hirfa -o cat | grep -E '"level":(50|60)'`);
  console.log('errors in the log:', await shell.run(`${errors} || true`));
  await shell.close();
}
