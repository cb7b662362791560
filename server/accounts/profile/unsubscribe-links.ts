import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnsubscribeLinks } from '../services.ts';

const ID = /^[\w-]{22}$/;

/** The key that older releases derived from the session secret at each start. */
export function unsubscribeKey(secret: string): string {
  return createHmac('sha256', secret).update('hirfa unsubscribe link').digest('base64url');
}

/**
 * Links by which a person ends optional mails without signing in. They give access to nothing else and never expire,
 * because mails are read late: their key, in base64url, outlasts the session secret. `origin` is the origin of the
 * site.
 */
export function createUnsubscribeLinks(keyText: string, origin: () => string): UnsubscribeLinks {
  const key = Buffer.from(keyText, 'base64url');
  const mac = (id: string) => createHmac('sha256', key).update(id).digest().subarray(0, 16).toString('base64url');

  return {
    /** For a mail's footer and its List-Unsubscribe header; the address also accepts the one-click POST of RFC 8058. */
    linkFor(userId) {
      const id = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
      return `${origin()}/unsubscribe?token=${id}.${mac(id)}`;
    },
    read(token) {
      const [id = '', given = ''] = token.split('.');
      if (!ID.test(id) || token !== `${id}.${given}`) return null;
      const [expected, got] = [Buffer.from(mac(id)), Buffer.from(given)];
      if (expected.length !== got.length || !timingSafeEqual(expected, got)) return null;
      const hex = Buffer.from(id, 'base64url').toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
  };
}
