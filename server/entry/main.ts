import { flushCompileCache } from 'node:module';
import { systemClock } from '../platform/clock.ts';
import { explain } from '../platform/start-problem.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-sign-ins.ts';
import { runProduct } from './run-product.ts';

function greeting(mode: 'demo' | 'production', address: string): string {
  if (mode === 'production') return `Hirfa runs at ${address}`;
  const people = DEMO_SIGN_INS.map((email) => `    ${email}`).join('\n');
  return `\n  DEMO: made-up people, no real money, a published password. For real use see docs/guides/operating.md.\n\n  Hirfa runs at ${address}\n\n  Sign in as\n${people}\n  with the password ${DEMO_PASSWORD}\n\n  Ctrl-C stops it.\n`;
}

/**
 * Runs the product with this release of the site, or with the one that is built from the present sources. `isBuilt`
 * says that it is still being built, and whether it was.
 */
export async function main(release?: string, isBuilt?: Promise<boolean>): Promise<void> {
  try {
    const { mode, origin } = await runProduct(systemClock, undefined, release, isBuilt);
    console.log(greeting(mode, origin));
    // It may be killed later, and would not write it then.
    flushCompileCache();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

if (import.meta.main) await main();
