import { KNOWN_DEVICE_MS } from '@hirfa/domain/accounts';
import type { AccountCtx } from './ctx.ts';
import { addKnownDevice, isKnownDevice } from './limit-queries.ts';
import { pair } from './limits.ts';

type DeviceCtx = Pick<AccountCtx, 'services' | 'now' | 'request'>;

/**
 * The handle of this browser if it is a known device of an account; undefined otherwise. An e-mail or a phone number
 * stands for the first factor, a user id for the second.
 */
export async function findKnownDevice(
  { services, now, request }: DeviceCtx,
  account: string,
): Promise<string | undefined> {
  const device = request.device_handle;
  if (device === undefined) return undefined;
  const isKnown = await isKnownDevice(services.pools.auth, services.secrets.hashSubject(pair(account, device)), now);
  return isKnown ? device : undefined;
}

/** The handle of this browser; a new one if nobody has signed in in it. */
export const deviceOf = ({ services, request }: DeviceCtx): string => request.device_handle ?? services.secrets.token();

/** Makes a browser a known device of these accounts. */
export async function rememberDevice(
  { services, now }: DeviceCtx,
  device: string,
  accounts: readonly (string | null)[],
): Promise<void> {
  const { pools, secrets } = services;
  const expires = new Date(now.getTime() + KNOWN_DEVICE_MS);
  for (const account of accounts)
    if (account !== null) await addKnownDevice(pools.auth, secrets.hashSubject(pair(account, device)), expires);
}
