import { BANK_CODES, PAYOUT_KINDS } from '@hirfa/domain/payments';
import * as z from 'zod';

/** Of an account only the last digits are shown, and its bank where that is known. */
export const Account = z.strictObject({
  kind: z.enum(PAYOUT_KINDS),
  last_digits: z.string(),
  bank: z.enum(BANK_CODES).nullable(),
});
