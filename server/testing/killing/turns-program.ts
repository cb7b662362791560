import { runBuiltProduct } from '../program.ts';

/** Runs the built product like `server/entry/main.ts`, by a clock that is so much ahead: nobody is told at night. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const { origin } = await runBuiltProduct(() => new Date(Date.now() + aheadMs));
process.stdout.write(`Hirfa runs at ${origin}\n`);
