import {
  isOwnPath,
  OAUTH_PROBLEMS,
  type OAuthProblem,
  OAUTH_PROVIDERS,
  type OAuthProvider,
} from '@hirfa/domain/accounts';
import { RESET_PATH } from '../password/pending-reset.ts';
import { NAMES, TOKENS } from './returned-names.ts';
import { UNDO_PATH } from './stored-undo.ts';

/** The parameters that a link of a mail, or the redirect of another site, adds to an address. */
export interface Returned {
  /** A code that can be exchanged once. */
  code: string | null;
  type: 'signup' | 'recovery' | null;
  /** This product sends no tokens in addresses: an address with tokens is refused. */
  hasTokens: boolean;
  /** Why an OAuth provider returned no code. */
  problem: OAuthProblem | null;
  confirm: EmailToConfirm | null;
}

/** An e-mail that an OAuth provider gave, to which a code was sent. */
export interface EmailToConfirm {
  email: string;
  oauthProvider: OAuthProvider;
}

export const RETURN_PATH = '/auth/callback';

/** Codes of this product have 43 characters: on other pages a shorter `code` means something else. */
const OUR_CODE = /^[\w-]{40,200}$/;

/** The returned parameters, the address without them, and the path to open afterwards. */
interface ReadReturn {
  returned: Returned;
  left: string;
  wanted: string | null;
}

/**
 * Reads the returned parameters from query and fragment, on every page; null where there are none. `path` is the path
 * without a language. 2.64
 */
export function readReturn(address: URL, path: string): ReadReturn | null {
  const places = [new URLSearchParams(address.hash.slice(1)), address.searchParams];
  const find = (name: string) => places.find((place) => place.has(name))?.get(name) ?? null;
  const isExpected = [RETURN_PATH, RESET_PATH, UNDO_PATH].includes(path);
  const code = find('code');
  const type = find('type');
  const returned: Returned = {
    code: code !== null && (isExpected || OUR_CODE.test(code)) ? code : null,
    type: type === 'signup' || type === 'recovery' ? type : null,
    hasTokens: TOKENS.some((name) => find(name) !== null),
    problem: (path === RETURN_PATH && OAUTH_PROBLEMS.find((each) => each === find('error'))) || null,
    confirm: path === RETURN_PATH ? readConfirm(find('confirm_email'), find('provider')) : null,
  };
  const wanted = path === RETURN_PATH ? find('return_to') : null;
  const isReturn = returned.code !== null || returned.type !== null || returned.hasTokens;
  if (!isReturn && !(isExpected && NAMES.some((name) => find(name) !== null))) return null;
  return { returned, left: without(address), wanted: wanted !== null && isOwnPath(wanted) ? wanted : null };
}

/** The e-mail address to confirm; null where there is none. */
export function readConfirm(email: unknown, oauthProvider: unknown): EmailToConfirm | null {
  const known = OAUTH_PROVIDERS.find((each) => each === oauthProvider);
  return typeof email === 'string' && email.includes('@') && known !== undefined
    ? { email, oauthProvider: known }
    : null;
}

function without(address: URL): string {
  const [hash, search] = [new URLSearchParams(address.hash.slice(1)), new URLSearchParams(address.search)];
  const hadNames = NAMES.some((name) => hash.has(name));
  for (const name of NAMES) for (const place of [hash, search]) place.delete(name);
  const query = search.size > 0 ? `?${search.toString()}` : '';
  const fragment = hadNames ? hash.toString() : address.hash.slice(1);
  return address.pathname + query + (fragment && `#${fragment}`);
}
