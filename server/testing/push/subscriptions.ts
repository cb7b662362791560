import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import type { NewDevice } from '@hirfa/contract/notifications';

/** A browser's own half of a subscription. */
export interface BrowserKeys {
  ecdh: ECDH;
  auth: Buffer;
}

export function browserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/** What the page of a browser sends to register it, with an address of its own. */
export function newDevice(
  changes: Partial<NewDevice> = {},
  { ecdh, auth }: BrowserKeys = browserKeys(),
): NewDevice & { platform: 'web' } {
  return {
    fcm_token: `https://updates.push.example/${randomBytes(24).toString('base64url')}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    device_info: {
      platform: 'web',
      user_agent: 'Mozilla/5.0 (Linux; Android 16)',
      timestamp: '2026-11-21T09:00:00.000Z',
    },
    language: 'en',
    hides_text: false,
    ...changes,
    platform: 'web',
  };
}
