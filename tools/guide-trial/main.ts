import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootDebian, hasDebootstrap, isDebian, makeDebian, portsInUse } from './debian.ts';
import { serveReleases } from './releases.ts';

/**
 * `npm run trial:guide`: runs every command of docs/guides/operating.md as it is written, with the last commit, in an
 * empty Debian 13 with systemd that it makes in a folder. It needs root, Debian's packages and the registry of npm, and
 * takes a quarter of an hour. The empty Debian and the downloaded packages stay in the folder HIRFA_DEBIAN.
 */

/** The guest has the network of this machine. */
const PORTS = [80, 443, 3000, 3001, 3002, 4000, 4001, 5432];

async function reasonToSkip(): Promise<string | undefined> {
  if (!isDebian()) return 'It needs Debian or a system made from it.';
  if (process.getuid?.() !== 0) return 'It needs root, because it boots a Debian in a folder.';
  if (!hasDebootstrap()) return 'Install debootstrap and systemd-nspawn: apt install debootstrap systemd-container';
  const taken = await portsInUse(PORTS);
  return taken.length > 0 ? `The guest needs these ports, which other programs have: ${taken.join(', ')}` : undefined;
}

async function main(): Promise<void> {
  const reason = await reasonToSkip();
  if (reason !== undefined) {
    console.log(`The trial of the guide is skipped. ${reason}`);
    return;
  }
  const cache = process.env.HIRFA_DEBIAN ?? join(tmpdir(), 'hirfa-debian-13');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'trial-'));
  const releases = await serveReleases(folder);
  try {
    const debian = await bootDebian(makeDebian(cache, folder), cache);
    try {
      process.exitCode = await debian.run(releases.addresses);
    } finally {
      await debian.stop();
    }
  } finally {
    await releases.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
