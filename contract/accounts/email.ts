import * as z from 'zod';

/** An e-mail address, in small letters. */
export const Email = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());
