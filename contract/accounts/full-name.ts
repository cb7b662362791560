import { FULL_NAME_LENGTH } from '@hirfa/domain/accounts';
import { INVISIBLE_CHARACTERS } from '@hirfa/domain/market';
import * as z from 'zod';

/** A name is shown inside of sentences, so it has no separators of lines and no marks without width either. */
const READABLE_LINE = new RegExp(String.raw`^[^${INVISIBLE_CHARACTERS}\p{Zl}\p{Zp}\u200B\u200E\u200F\u2060-\u206F\u3164]*$`, 'u');

/** A name people read: a letter at least, nothing invisible and nothing that turns the direction of what follows. */
export const FullName = z.string().trim().min(FULL_NAME_LENGTH.min).max(FULL_NAME_LENGTH.max).regex(READABLE_LINE).regex(/\p{L}/u);
