import { FULL_NAME_LENGTH } from '@hirfa/domain/accounts';
import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';
import * as z from 'zod';

/** A name is shown within sentences: line separators and marks without width are refused, too. */
const READABLE_LINE = new RegExp(
  String.raw`^[^${INVISIBLE_CHARACTERS}\p{Zl}\p{Zp}\u200B\u200E\u200F\u2060-\u206F\u3164]*$`,
  'u',
);

/** At least one letter, no invisible characters and no marks that change the direction of text. */
export const FullName = z
  .string()
  .trim()
  .min(FULL_NAME_LENGTH.min)
  .max(FULL_NAME_LENGTH.max)
  .regex(READABLE_LINE)
  .regex(/\p{L}/u);
