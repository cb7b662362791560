import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { SENT_CODE } from '@hirfa/domain/accounts';

export type AccountSecrets = ReturnType<typeof createAccountSecrets>;

/** Makes what is sent to people, and what is kept of it: HMACs, so that who reads the database can use none. */
export function createAccountSecrets(secret: string) {
  const key = createHmac('sha256', secret).update('hirfa account codes').digest();
  const hash = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  const hashDigits = (recipient: string, digits: string) => hash('digits', `${recipient}\n${digits}`);
  const hashToken = (token: string) => hash('token', token);
  return {
    digits: () => String(randomInt(10 ** SENT_CODE.digits)).padStart(SENT_CODE.digits, '0'),
    token: () => randomBytes(32).toString('base64url'),
    hashDigits,
    hashToken,
    /** Digits as they are tried, in the browser that has this handle or none. */
    hashTry: (recipient: string, digits: string, handle: string | undefined) => ({
      codeHash: hashDigits(recipient, digits),
      handleHash: handle === undefined ? null : hashToken(handle),
    }),
    /** Whom a limit is about: neither addresses nor names of accounts stand in its table. */
    hashSubject: (subject: string) => hash('subject', subject),
  };
}
