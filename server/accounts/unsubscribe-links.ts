import { createHmac, timingSafeEqual } from 'node:crypto';

const ID = /^[\w-]{22}$/;

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/**
 * Links by which a person ends the mails that nobody needs, without signing in. They open nothing else, and never run out: mails are
 * read late. `origin` is where people reach the site.
 */
export function createUnsubscribeLinks(secret: string, origin: () => string) {
  const key = createHmac('sha256', secret).update('hirfa unsubscribe link').digest();
  const mac = (id: string) => createHmac('sha256', key).update(id).digest().subarray(0, 16).toString('base64url');

  return {
    /** For a mail's foot and its List-Unsubscribe header; the same address takes the one-click POST of RFC 8058. */
    linkFor(userId: string): string {
      const id = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
      return `${origin()}/unsubscribe?token=${id}.${mac(id)}`;
    },
    /** Whose link it is; null where it is none of ours. */
    read(token: string): string | null {
      const [id = '', given = ''] = token.split('.');
      if (!ID.test(id) || token !== `${id}.${given}`) return null;
      const [expected, got] = [Buffer.from(mac(id)), Buffer.from(given)];
      if (expected.length !== got.length || !timingSafeEqual(expected, got)) return null;
      const hex = Buffer.from(id, 'base64url').toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
  };
}
