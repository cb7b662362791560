import { FULL_NAME_LENGTH } from '@hirfa/domain/accounts';
import { INVISIBLE_IN_NAMES } from '@hirfa/domain/market';
import * as z from 'zod';

const READABLE_LINE = new RegExp(`^[^${INVISIBLE_IN_NAMES}]*$`, 'u');

/** At least one letter, no invisible characters and no marks that change the direction of text. */
export const FullName = z
  .string()
  .trim()
  .min(FULL_NAME_LENGTH.min)
  .max(FULL_NAME_LENGTH.max)
  .regex(READABLE_LINE)
  .regex(/\p{L}/u);
