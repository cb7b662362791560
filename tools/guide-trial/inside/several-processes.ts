import { readFileSync, writeFileSync } from 'node:fs';
import type { Guide } from './guide.ts';
import { addToService, PROXY, UNIT } from './installing.ts';
import type { Marketplace } from './marketplace.ts';
import { openShell } from './shell.ts';
import { untilReady } from './upgrading.ts';

const UPSTREAM = /upstream hirfa \{.*?\n\}\n/s;

/** Part 11: two processes, which are restarted one after the other while people read. */
export async function runSeveralProcesses(guide: Guide, market: Marketplace): Promise<void> {
  const shell = openShell();
  const unit = guide.quote('/etc/systemd/system/hirfa-2.service');
  writeFileSync(unit, addToService(readFileSync(UNIT, 'utf8'), guide.take('PORT=3002')));
  await shell.run(guide.take('enable --now hirfa-2'));
  await untilReady('http://127.0.0.1:3002');
  const again = guide.quote('proxy_next_upstream error timeout http_503;');
  const proxy = readFileSync(PROXY, 'utf8').replace(UPSTREAM, guide.take('upstream hirfa'));
  writeFileSync(PROXY, proxy.replace('proxy_pass http://hirfa;', `proxy_pass http://hirfa;\n${again}`));
  await shell.run('nginx -t && systemctl reload nginx');

  const reading = keepReading();
  for (const [name, port] of Object.entries({ hirfa: 3000, 'hirfa-2': 3002 })) {
    await shell.run(`systemctl restart ${name}`);
    await untilReady(`http://127.0.0.1:${port}`);
  }
  await reading.end();
  await market.check();
  await market.sell();
  await shell.close();
}

/** Somebody who opens a page again and again, and must not meet an error. */
function keepReading() {
  const over = new AbortController();
  const statuses = new Map<number, number>();
  const reading = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch('https://hirfa.example/services');
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  })();
  return {
    async end(): Promise<void> {
      over.abort();
      await reading;
      console.log('answers while the processes restarted:', Object.fromEntries(statuses));
      if (statuses.size !== 1 || !statuses.has(200)) throw new Error('a reader met an error');
    },
  };
}
