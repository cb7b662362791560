import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** No background traffic, and no sandbox, which containers and root don't have. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that needs no download: CHROMIUM_PATH, an installed one, or the one inside an npm package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
  if (given !== undefined) return { executablePath: given, args: FLAGS };
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  process.env.CHROMIUM_PATH = executablePath;
  return { executablePath, args: FLAGS };
}
