import { createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type * as z from 'zod';

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Encrypts data that is stored or given to browsers: only this server can read or change it. One key for each purpose.
 */
export function createSealing(secret: string) {
  const keyOf = (purpose: string) => createHmac('sha256', secret).update(`hirfa sealed ${purpose}`).digest();
  return {
    /** Valid until `expires`, or without limit. */
    async seal(purpose: string, claims: Record<string, unknown>, expires?: Date): Promise<string> {
      const token = new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      if (expires !== undefined) token.setExpirationTime(Math.floor(expires.getTime() / 1000));
      return token.encrypt(keyOf(purpose));
    },
    /** The data that was sealed for this purpose; null if it is invalid or expired. */
    async open<Schema extends z.ZodType>(
      purpose: string,
      sealed: string,
      schema: Schema,
      now: Date,
    ): Promise<z.infer<Schema> | null> {
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
