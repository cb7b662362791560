import { setTimeout } from 'node:timers/promises';
import { AccountProblem, checkGateway, checkPaymobAccount } from '../../payments/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { explain, StartProblem } from '../../platform/start-problem.ts';
import { openGateways } from '../gateways.ts';

const PAUSE_MS = 3000;
/** The published cards of tests. */
const CARDS = {
  stripe: '4242 4242 4242 4242, any later month and any code',
  paymob: '5123 4567 8901 2346, the name Test Account, 01/39 and the code 123',
};

/** `npm run gateway:check`: tries with test keys whether the account of each gateway does all that is needed. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const names = config.gateways.filter((name) => name !== 'sandbox');
  if (names.length === 0) throw new StartProblem('Set PAYMENT_GATEWAY to stripe or paymob. See .env.example.');
  for (const name of names) await check(config, name);
}

async function check(config: Config, name: keyof typeof CARDS): Promise<void> {
  if (config[name]?.secretKey.includes('_test_') !== true)
    throw new StartProblem(
      'The check needs a test key: it pays, and sends back. Give it one, with HIRFA_MODE=demo. See .env.example.',
    );
  const say = (line: string) => console.log(line);
  if (name === 'paymob' && config.paymob !== null) await checkPaymobAccount({ ctx: { say }, input: config.paymob });
  const { gateway } = await openGateways({ ...config, gateways: [name] }, null);
  const pause = async () => void (await setTimeout(PAUSE_MS));
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  await checkGateway({ ctx: { gateway, now: systemClock, say, pause }, input: { origin, card: CARDS[name] } });
  console.log(
    'The account does all that is needed. Now pay a booking of the site: if it counts as paid only after some minutes, ' +
      `no event arrives at ${origin}/api/v1/webhooks/${name}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof AccountProblem ? error.message : explain(error));
  process.exitCode = 1;
});
