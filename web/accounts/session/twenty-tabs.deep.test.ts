import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServer, createTime, type NetworkConditions, SimulatedBrowser } from './simulated-browser.ts';

const MINUTE = 60_000;
const TABS = 20;
const REFRESHES = 10_000;

/** A random generator whose results can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { next, pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item };
}

/** Realistic conditions: most requests succeed, some are slow, some are lost before or after the server, some hang. */
function randomConditions(next: () => number): NetworkConditions {
  const roll = next();
  if (roll < 0.05) return { arrives: false, returns: false, ms: 20 };
  if (roll < 0.1) return { arrives: true, returns: false, ms: 40 };
  if (roll < 0.12) return { arrives: true, returns: true, ms: 15_000 + next() * 30_000 };
  if (roll < 0.2) return { arrives: true, returns: true, ms: 2000 + next() * 5000 };
  return { arrives: true, returns: true, ms: 5 + next() * 200 };
}

async function simulate(seed: number, refreshes: number) {
  const random = createRandom(seed);
  const time = createTime(Date.parse('2026-11-21T12:00:00Z'));
  const server = createServer(time);
  const browser = new SimulatedBrowser(time, server, () => randomConditions(random.next));
  const tabs = Array.from({ length: TABS }, () => browser.openTab());
  tabs[0]?.acceptSession(server.issue());
  await time.settle();
  const ended: boolean[] = [];
  while (server.rotations() < refreshes && !server.state.revoked && ended.length === 0) {
    await time.jump(random.next() * 70 * MINUTE);
    const tab = random.pick(tabs);
    const roll = random.next();
    if (roll < 0.3) for (const each of tabs) void each.authorization().catch(() => undefined);
    else if (roll < 0.6) void tab.resume();
    else if (roll < 0.7) tab.connectionChanged(random.next() < 0.5);
    else if (roll < 0.73) browser.wipe();
    else if (roll < 0.8) {
      tab.close();
      tabs.splice(tabs.indexOf(tab), 1, browser.openTab({ ofTab: tab.ofTab }));
    } else void tab.authorization().catch(() => undefined);
    await time.pass(random.next() * 8000);
    ended.push(...tabs.flatMap(({ seen }) => seen.ended));
  }
  await time.pass(10 * MINUTE);
  return {
    ended,
    revoked: server.state.revoked,
    rotations: server.rotations(),
    signedIn: tabs.filter((tab) => tab.signedIn()).length,
  };
}

test(
  `${REFRESHES} refreshes over ${TABS} tabs with sleep, bad connections, cleared storage and reloads end no session`,
  { timeout: 60_000 },
  async () => {
    const seeds = fc.sample(fc.nat(), 10);
    const runs = [];
    for (const seed of seeds) runs.push({ seed, ...(await simulate(seed, REFRESHES / seeds.length)) });
    expect(runs).toEqual(
      seeds.map((seed) => ({ seed, ended: [], revoked: false, rotations: expect.any(Number), signedIn: TABS })),
    );
    expect(runs.reduce((sum, { rotations }) => sum + rotations, 0)).toBeGreaterThanOrEqual(REFRESHES);
  },
);
