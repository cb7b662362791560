import { expect, test } from 'vitest';
import { OFFLINE, ONLINE, signedInWorld } from './simulated-browser.ts';

const MINUTE = 60_000;

test('a lost connection is shown after half a second, is lost after three attempts, and recovers when somebody asks', async () => {
  const { time, server, network, tab } = signedInWorld();
  network.conditions = OFFLINE;
  tab.connectionChanged(false);
  const seen: string[] = [];
  const recordState = () => {
    const connection = tab.connection();
    seen.push(connection.state === 'reconnecting' ? `attempt ${connection.attempt}` : connection.state);
  };
  for (const ms of [499, 1, 500, 10, 3000, 4980, 30]) {
    await time.pass(ms);
    recordState();
  }
  expect(seen).toEqual(['fine', 'attempt 1', 'attempt 1', 'attempt 2', 'attempt 3', 'attempt 3', 'lost']);
  let asked = 0;
  network.conditions = {
    ...OFFLINE,
    get arrives() {
      asked += 1;
      return false;
    },
  };
  await time.pass(10 * MINUTE);
  expect([tab.signedIn(), tab.connection().state, tab.seen.ended]).toEqual([true, 'lost', []]);
  expect(asked, 'there is no fourth attempt').toBe(0);
  tab.connectionChanged(true);
  await time.pass(10);
  expect([asked, tab.connection().state], 'until the person asks').toEqual([1, 'lost']);
  network.conditions = ONLINE;
  tab.connectionChanged(true);
  await time.pass(10);
  expect([tab.signedIn(), tab.connection().state, server.state.revoked]).toEqual([true, 'fine', false]);
});
