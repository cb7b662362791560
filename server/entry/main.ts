import { systemClock } from '../platform/clock.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-sign-ins.ts';
import { runProduct } from './run-product.ts';

function greeting(mode: 'demo' | 'production', address: string): string {
  if (mode === 'production') return `Hirfa runs at ${address}`;
  const people = DEMO_SIGN_INS.map((email) => `    ${email}`).join('\n');
  return `\n  Hirfa runs at ${address}\n\n  Sign in as\n${people}\n  with the password ${DEMO_PASSWORD}\n\n  Ctrl-C stops it.\n`;
}

runProduct(systemClock).then(
  ({ mode, origin }) => console.log(greeting(mode, origin)),
  (error: unknown) => {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  },
);
