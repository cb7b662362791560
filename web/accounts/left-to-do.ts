import { LEFT_BY_SESSIONS, type Stored } from './session/keys.ts';
import { REFUSED_KEY } from './session/wanted-path.ts';
import { RESET_KEY } from './sign-in/password/pending-reset.ts';
import { RETURN_KEY } from './sign-in/return-data/returned.ts';
import { UNDO_KEY } from './sign-in/return-data/stored-undo.ts';

/** What a browser may have stored that this room has something to do about, even on a page that is only read. */
export const LEFT_TO_DO: readonly Stored[] = [
  ...LEFT_BY_SESSIONS,
  ['session', RESET_KEY, ''],
  ['session', RETURN_KEY, ''],
  ['session', UNDO_KEY, ''],
  ['session', REFUSED_KEY, ''],
];
