import { OAUTH_PROBLEMS } from '@hirfa/domain/accounts';
import { rememberWantedPath, wantedPath } from '../../session/wanted-path.ts';
import { clearReset, storeReset, pendingReset, RESET_PATH } from '../password/pending-reset.ts';
import { storeUndo, UNDO_PATH } from './stored-undo.ts';
import { readConfirm, readReturn, type Returned, RETURN_PATH } from './returned-address.ts';
import { parseStored } from '../stored.ts';
import { tabStore } from '../../common/tab-store.ts';

export const RETURN_KEY = 'hirfa.auth-return';

/**
 * Runs before hydration: removes the returned parameters from the address and stores them for the page that handles
 * them. Returns the path to redirect to; null where the page is the right one. 2.64-2.66
 */
export function takeReturn(path: string): typeof RETURN_PATH | typeof RESET_PATH | null {
  const found = readReturn(new URL(location.href), path);
  if (found !== null) {
    history.replaceState(history.state, '', found.left);
    storeReturn(found.returned, path);
    // This tab usually still knows it, and whose it is.
    if (found.wanted !== null && wantedPath() === null) rememberWantedPath(found.wanted);
  }
  const place =
    pendingReset() !== null
      ? RESET_PATH
      : found === null || path === RESET_PATH || path === UNDO_PATH
        ? null
        : placeOf(found.returned);
  return place === path ? null : place;
}

const placeOf = ({ type, hasTokens }: Returned) => (type === 'recovery' && !hasTokens ? RESET_PATH : RETURN_PATH);

function storeReturn(returned: Returned, path: string): void {
  if (path === UNDO_PATH && !returned.hasTokens) return storeUndoCode(returned.code);
  const isReset = path === RESET_PATH || returned.type === 'recovery';
  if (!isReset || returned.hasTokens) tabStore.set(RETURN_KEY, JSON.stringify(returned));
  else if (returned.code !== null) storeReset(returned.code);
}

/** An undo replaces a pending reset, because it leads to a reset itself. */
function storeUndoCode(code: string | null): void {
  if (code === null) return;
  clearReset();
  storeUndo(code);
}

/** The returned parameters that this tab has not handled yet. */
export function storedReturn(): Returned {
  const { code, type, hasTokens, problem, confirm } = parseStored(() => tabStore.get(RETURN_KEY));
  return {
    code: typeof code === 'string' ? code : null,
    type: type === 'signup' || type === 'recovery' ? type : null,
    hasTokens: hasTokens === true,
    confirm:
      typeof confirm === 'object' && confirm !== null && 'email' in confirm && 'oauthProvider' in confirm
        ? readConfirm(confirm.email, confirm.oauthProvider)
        : null,
    problem: OAUTH_PROBLEMS.find((each) => each === problem) ?? null,
  };
}

export function clearReturn(): void {
  tabStore.set(RETURN_KEY, null);
}
