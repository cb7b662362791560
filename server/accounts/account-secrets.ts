import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { SENT_CODE } from '@hirfa/domain/accounts';

export type AccountSecrets = ReturnType<typeof createAccountSecrets>;

/** Creates codes for people, and the HMACs that are stored: a reader of the database can not use them. */
export function createAccountSecrets(secret: string) {
  const key = createHmac('sha256', secret).update('hirfa account codes').digest();
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  const hashDigits = (recipient: string, digits: string) => hash('digits', `${recipient}\n${digits}`);
  const hashToken = (token: string) => hash('token', token);
  return {
    digits: () => String(randomInt(10 ** SENT_CODE.digits)).padStart(SENT_CODE.digits, '0'),
    token: () => randomBytes(32).toString('base64url'),
    hashDigits,
    hashToken,
    /** The digits of one attempt, and the handle of the browser that sends them, if it has one. */
    hashAttempt: (recipient: string, digits: string, handle: string | undefined) => ({
      codeHash: hashDigits(recipient, digits),
      handleHash: handle === undefined ? null : hashToken(handle),
    }),
    /** The subject of a limit: its table stores no address and no e-mail. */
    hashSubject: (subject: string) => hash('subject', subject),
  };
}
