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

/** Makes this browser a known device of these accounts; returns its handle. */
export async function rememberDevice(
  { services, now, request }: DeviceCtx,
  accounts: readonly (string | null)[],
): Promise<string> {
  const { pools, secrets } = services;
  const device = request.device_handle ?? secrets.token();
  const expires = new Date(now.getTime() + KNOWN_DEVICE_MS);
  for (const account of accounts)
    if (account !== null) await addKnownDevice(pools.auth, secrets.hashSubject(pair(account, device)), expires);
  return device;
}
