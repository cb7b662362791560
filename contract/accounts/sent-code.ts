import { egyptianMobile, SENT_CODE, typedDigits } from '@hirfa/domain/accounts';
import * as z from 'zod';

/** Six digits, from any keyboard. */
export const SentCode = z
  .string()
  .max(40)
  .transform((typed) => typedDigits(typed))
  .pipe(z.string().regex(new RegExp(`^\\d{${SENT_CODE.digits}}$`)));
/** An Egyptian mobile number, in any notation. */
export const Phone = z
  .string()
  .max(40)
  .transform((written, { issues }) => {
    const number = egyptianMobile(written);
    if (number === null) issues.push({ code: 'custom', input: written, message: 'Not an Egyptian mobile number' });
    return number ?? '';
  });
