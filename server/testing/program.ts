import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { builtServer } from '../entry/releases.ts';

/** Node keeps compiled code there, keyed by its content, which saves a third of the time of a start. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/hirfa-programs', import.meta.url)),
};

/** The options of Node with which `npm start` runs the product. */
export const START_OPTIONS = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'));

/** The built product in a separate process, started as by `npm start`. */
export interface Program {
  process: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  /** Resolves with the address once it answers; rejects if it ends before. */
  ready: Promise<string>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** `file` is a program of tests that runs the product in another surrounding. */
export function startProgram(env: Record<string, string>, file = builtServer().main): Program {
  requireBuild();
  const child = spawn(process.execPath, [...START_OPTIONS, file], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        const address = /Hirfa runs at (http:\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    void ended.then(() => reject(new Error(`ended before it was ready: ${output}`)));
  });
  ready.catch(() => undefined);
  return { process: child, output: () => output, ready, ended };
}

type Built = Pick<typeof import('../entry/run-product.ts'), 'runProduct'>;

/** Runs the built product in this process: programs of tests start as fast as `npm start`, and run the same code. */
export const runBuiltProduct: Built['runProduct'] = async (...given) => {
  requireBuild();
  const { runProduct }: Built = await import(builtServer().run);
  return await runProduct(...given);
};

function requireBuild(): void {
  if (!existsSync(builtServer().main)) throw new Error('the sources have changed since the build: npm run build');
}
