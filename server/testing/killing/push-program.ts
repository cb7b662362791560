import * as z from 'zod';
import { runBuiltProduct } from '../program.ts';
import { systemClock } from '../../platform/clock.ts';
import { connectTo, PUBLIC_ADDRESS } from '../hostile/fake-calendars.ts';

/** Runs the built product like `server/entry/main.ts`; every name of a push service leads to the fake one. */
const Service = z.object({ port: z.number(), ca: z.string() });
const connect = connectTo(Service.parse(JSON.parse(process.env['FAKE_PUSH_SERVICE'] ?? '')));
const { origin } = await runBuiltProduct(systemClock, { resolve: async () => [PUBLIC_ADDRESS], connect });
process.stdout.write(`Hirfa runs at ${origin}\n`);
