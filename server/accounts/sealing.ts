import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type * as z from 'zod';

export type Sealing = ReturnType<typeof createSealing>;

/** Hands something out, or stores it, so that only we can read it and nobody can change it. Each purpose has a key of its own. */
export function createSealing(secret: string) {
  const keyOf = (purpose: string) => createHmac('sha256', secret).update(`hirfa sealed ${purpose}`).digest();
  return {
    /** Holds until `expires`; for good without one. */
    async seal(purpose: string, claims: Record<string, unknown>, expires?: Date): Promise<string> {
      const token = new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      if (expires !== undefined) token.setExpirationTime(Math.floor(expires.getTime() / 1000));
      return token.encrypt(keyOf(purpose));
    },
    /** What was sealed for this purpose, or null where it is not ours or too old. */
    async open<Schema extends z.ZodType>(purpose: string, sealed: string, schema: Schema, now: Date): Promise<z.infer<Schema> | null> {
      try {
        const { payload } = await jwtDecrypt(sealed, keyOf(purpose), {
          currentDate: now,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return schema.parse(payload);
      } catch {
        return null;
      }
    },
  };
}
