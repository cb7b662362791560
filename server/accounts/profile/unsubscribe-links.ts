import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EndedMails, UnsubscribeLinks } from '../services.ts';

const ID = /^[\w-]{22}$/;
/** What is signed before the id, so that the signature says what the link ends. Links of older releases end mails. */
const SIGNED: Record<EndedMails, string> = { mails: '', offers: 'offers ' };
const ENDED: readonly EndedMails[] = ['mails', 'offers'];

/** The key that older releases derived from the session secret at each start. */
export function unsubscribeKey(secret: string): string {
  return createHmac('sha256', secret).update('hirfa unsubscribe link').digest('base64url');
}

/**
 * Links by which a person ends optional mails, or offers, without signing in. They give access to nothing else. They
 * never expire, because mails are read late: their key, in base64url, outlasts the session secret. `origin` is that of
 * the site.
 */
export function createUnsubscribeLinks(keyText: string, origin: () => string): UnsubscribeLinks {
  const key = Buffer.from(keyText, 'base64url');
  const mac = (id: string, ends: EndedMails) =>
    createHmac('sha256', key)
      .update(SIGNED[ends] + id)
      .digest()
      .subarray(0, 16)
      .toString('base64url');

  return {
    /** For a mail's footer and its List-Unsubscribe header; the address also accepts the one-click POST of RFC 8058. */
    linkFor(userId, ends = 'mails') {
      const id = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
      return `${origin()}/unsubscribe?token=${id}.${mac(id, ends)}`;
    },
    read(token) {
      const [id = '', given = ''] = token.split('.');
      if (!ID.test(id) || token !== `${id}.${given}`) return null;
      const ends = ENDED.find((each) => isSame(mac(id, each), given));
      if (ends === undefined) return null;
      const hex = Buffer.from(id, 'base64url').toString('hex');
      const user_id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      );
      return { user_id, ends };
    },
  };
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
