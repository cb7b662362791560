import { FULL_NAME_LENGTH } from '@hirfa/domain/accounts';
import * as z from 'zod';

/** At least one letter, no invisible characters and no marks that change the direction of text. */
export const FullName = z
  .string()
  .trim()
  .min(FULL_NAME_LENGTH.min)
  .max(FULL_NAME_LENGTH.max)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]*$/u)
  .regex(/\p{L}/u);
