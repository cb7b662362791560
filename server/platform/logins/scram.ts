import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const ROUNDS = 4096;
const derive = promisify(pbkdf2);

/**
 * What PostgreSQL stores of a password (SCRAM-SHA-256, RFC 5803). It takes this in place of the password, which is then
 * in no statement and so in no log of the server.
 */
export async function scramVerifier(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const salted = await derive(password, salt, ROUNDS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest();
  const [salt64, stored64, server64] = [salt, storedKey, keyOf('Server Key')].map((each) => each.toString('base64'));
  return `SCRAM-SHA-256$${ROUNDS}:${salt64}$${stored64}:${server64}`;
}
