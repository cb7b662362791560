import { FULL_NAME_LENGTH } from '@hirfa/domain/accounts';
import * as z from 'zod';

/** A name people read: a letter at least, nothing invisible and nothing that turns the direction of what follows. */
export const FullName = z
  .string()
  .trim()
  .min(FULL_NAME_LENGTH.min)
  .max(FULL_NAME_LENGTH.max)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]*$/u)
  .regex(/\p{L}/u);
