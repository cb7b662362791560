import * as z from 'zod';
import { errorLine } from '../../../platform/errors/describe-error.ts';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import type { PaymobConfig } from '../../../platform/config/services.ts';
import { createPaymobClient } from '../paymob-client.ts';
import { AccountProblem } from './check-gateway.ts';

const Integration = z.object({ id: z.int(), is_auth: z.boolean(), currency: z.string() });
const Integrations = z
  .union([z.array(Integration), z.object({ results: z.array(Integration) })])
  .transform((list) => (Array.isArray(list) ? list : list.results));

/**
 * Compares the settings of Paymob with its account.
 * @throws AccountProblem where one is wrong.
 */
export async function checkPaymobAccount({
  ctx: { say, clock = systemClock },
  input: config,
}: {
  ctx: { say(line: string): void; clock?: Clock };
  input: PaymobConfig;
}): Promise<void> {
  const client = createPaymobClient(config, clock);
  const listed = await client.ask('GET', '/api/ecommerce/integrations').catch((error: unknown) => {
    throw new AccountProblem(`PAYMOB_API_KEY gives no access: ${errorLine(error)}. Copy it again from the dashboard.`);
  });
  say('PAYMOB_API_KEY gives access.');
  const integrations = Integrations.safeParse(listed.body);
  if (integrations.success) checkIntegrations(integrations.data, config, say);
  else say('The list of integrations has another form: whether PAYMOB_CARD_INTEGRATION is right is seen below.');
  const secret = await client.ask('GET', '/api/auth/hmac_secret/get_hmac');
  if (secret.status >= 400) return say('Paymob does not tell the HMAC secret: compare it with the dashboard yourself.');
  if (!JSON.stringify(secret.body).includes(config.hmacSecret))
    throw new AccountProblem(
      'PAYMOB_HMAC_SECRET is another one than that of the account. Copy it again from the dashboard.',
    );
  say('PAYMOB_HMAC_SECRET is that of the account.');
}

type Integrations = readonly z.infer<typeof Integration>[];

function checkIntegrations(list: Integrations, config: PaymobConfig, say: (line: string) => void): void {
  const card = findIntegration(list, config.cardIntegration);
  if (!card.is_auth)
    throw new AccountProblem(
      `The integration ${card.id} charges at once. Ask your account manager for one with Auth/Capture.`,
    );
  say('PAYMOB_CARD_INTEGRATION authorizes cards in EGP.');
  for (const [name, wanted] of [
    ['PAYMOB_WALLET_INTEGRATION', config.walletIntegration],
    ['PAYMOB_KIOSK_INTEGRATION', config.kioskIntegration],
  ] as const) {
    if (wanted === null) continue;
    findIntegration(list, wanted);
    say(`${name} charges in EGP.`);
  }
}

function findIntegration(list: Integrations, wanted: number): z.infer<typeof Integration> {
  const found = list.find(({ id }) => id === wanted);
  if (found === undefined)
    throw new AccountProblem(
      `The account has no integration ${wanted} in this mode. Look in its list of integrations.`,
    );
  if (found.currency !== 'EGP')
    throw new AccountProblem(`The integration ${wanted} takes ${found.currency}, and not EGP.`);
  return found;
}
