import { insertSession } from '@hirfa/server/testing/signed-in';
import { NO_LIMITS, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { createWorld } from '@hirfa/server/testing/world';
import { WebSocket } from 'ws';
import { ofSamples, report } from './figures.ts';

/**
 * `npm run bench:former-admin`: an admin removes another one, whose page is open. From the press until the open socket
 * is closed, and until a call of the page is refused.
 */
const REMOVALS = Number(process.argv[2] ?? 100);
const LIMIT_MS = 1000;

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
try {
  const boss = await signInAdmin();
  const [socketMs, callMs]: [number[], number[]] = [[], []];
  for (let removal = 0; removal < REMOVALS; removal += 1) {
    const admin = await signInAdmin();
    const { closed } = await openSocket(admin.token);
    const start = performance.now();
    const removed = call(`/api/v1/admin/people/${admin.id}/remove-admin`, boss.token, { method: 'POST', body: '{}' });
    const [socketClosed, callRefused] = await Promise.all([closed, refusedAt(admin.token), removed.then(expectOk)]);
    socketMs.push(socketClosed - start);
    callMs.push(callRefused - start);
  }
  report([
    ...ofSamples('removed until the open socket is closed', socketMs, LIMIT_MS),
    ...ofSamples('removed until calls of the open page are refused', callMs, LIMIT_MS),
  ]);
} finally {
  await site.stop();
  await postgres.stop();
}

async function signInAdmin() {
  const { id } = await createWorld(site.owner, site.clock.now).admin();
  const session = await insertSession(site, id);
  const { token } = await site.services.tokens.access(id, session.id, 0, site.clock.now);
  return { id, token };
}

function call(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(new URL(path, site.address), { ...init, headers });
}

function expectOk(answer: Response): void {
  if (!answer.ok) throw new Error(`the admin was not removed: ${answer.status}`);
}

/** Calls without a pause, as a busy page does, until one is refused; returns when it was. */
async function refusedAt(token: string): Promise<number> {
  for (;;) {
    const answer = await call('/api/v1/admin/auth-statistics', token);
    await answer.arrayBuffer();
    if (answer.status === 403) return performance.now();
  }
}

/** Opens a socket that hears what admins hear; `closed` is when it was closed. */
async function openSocket(token: string): Promise<{ closed: Promise<number> }> {
  const address = `${site.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now())));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
      if (text === '2') socket.send('3');
      if (text.startsWith('42["positions"')) resolve();
    });
  });
  return { closed };
}
