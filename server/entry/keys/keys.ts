import { randomBytes } from 'node:crypto';
import { unsubscribeKey } from '../../accounts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db.ts';
import { derivedPushKey, newPushKey } from '../../platform/foreign/vapid.ts';
import { keepKeys } from '../../platform/kept-keys.ts';
import { hasUsers } from '../seeding/queries.ts';

/** Keys that outlast a new session secret. */
export interface Keys {
  /** What browsers have subscribed to. */
  push: string;
  /** What signs the links in mails, which are read late. */
  unsubscribe: string;
}

interface Start {
  config: Pick<Config, 'vapidPrivateKey'>;
  /** The URL of the database's owner. */
  databaseUrl: string;
  auth: Database;
  sessionSecret: string;
}

/**
 * The first start makes them. Where somebody is registered already, browsers and mails have those that older releases
 * derived from the session secret: these are kept.
 */
export async function openKeys({ config, databaseUrl, auth, sessionSecret }: Start): Promise<Keys> {
  const made = (await hasUsers(auth))
    ? { push: derivedPushKey(sessionSecret), unsubscribe: unsubscribeKey(sessionSecret) }
    : { push: newPushKey(), unsubscribe: randomBytes(32).toString('base64url') };
  const { push, unsubscribe } = await keepKeys(databaseUrl, made);
  return { push: config.vapidPrivateKey ?? push, unsubscribe };
}
