import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters (OWASP's first recommendation for memory and passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(stored, password);
}
