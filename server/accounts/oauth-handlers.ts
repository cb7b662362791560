import { answer, type CallContext, calls } from '../kernel/calls.ts';
import { clearedVisitCookie, readVisitCookie, signUpCookie, visitCookie } from './cookies.ts';
import { endVisit, startVisit } from './enter-by-provider.ts';
import { listLinkedAccounts, unlinkAccount } from './linked-accounts.ts';
import type { AccountParts } from './parts.ts';
import { userAgentOf, whoAsks, whoChangesFactors } from './replies.ts';

const room = calls.accounts;

/** Ways in, going to a provider and back, and parting from one. */
export function oauthHandlers(parts: AccountParts) {
  return {
    getAuthOptions: room.getAuthOptions.handler(async () => ({
      password: true as const,
      phone: parts.sms !== null,
      providers: [...parts.visits.configured],
      passkeys: isSecure(parts) || new URL(parts.origin()).hostname === 'localhost',
      terminal: { mails: parts.mail.isTerminal, texts: parts.sms?.isTerminal ?? false },
    })),
    startOAuth: room.startOAuth.handler(async ({ context, input }) => {
      const { address, kept } = { kept: undefined, ...answer(await startVisit(parts, input, context.now)) };
      if (kept !== undefined) context.reply.append('set-cookie', visitCookie(kept, isSecure(parts)));
      return { headers: { location: address } };
    }),
    listLinkedAccounts: room.listLinkedAccounts.handler(async ({ context }) => listLinkedAccounts(parts, await whoAsks(context))),
    unlinkAccount: room.unlinkAccount.handler(async ({ context, input }) =>
      answer(await unlinkAccount(parts, await whoChangesFactors(parts, context), input.provider, context.now)),
    ),
  };
}

/** A provider sends somebody back here. Theirs is the query, so it is no call of the contract. */
export async function receiveOAuthCallback(
  parts: AccountParts,
  request: Request,
  provider: string,
  { address, now }: Pick<CallContext, 'address' | 'now'>,
): Promise<Response> {
  const back = {
    provider,
    search: new URL(request.url).search,
    kept: readVisitCookie(request.headers),
    address,
    userAgent: userAgentOf(request.headers),
  };
  const { location, handle } = await endVisit(parts, back, now);
  const headers = new Headers({ location, 'set-cookie': clearedVisitCookie(isSecure(parts)), 'cache-control': 'no-store' });
  if (handle !== undefined) headers.append('set-cookie', signUpCookie(handle, isSecure(parts)));
  return new Response(null, { status: 302, headers });
}

/** What of a provider's form its callback reads; `user` is Apple's. */
const FORM_FIELDS = ['code', 'state', 'error', 'user'];

/**
 * Some providers send people back by a form, a request of another site that brings no `Lax` cookie along. Their browser comes once more,
 * by an address and with its cookie.
 */
export async function receiveOAuthForm(request: Request): Promise<Response> {
  const fields = new URLSearchParams(await request.text());
  const search = new URLSearchParams([...fields].filter(([name]) => FORM_FIELDS.includes(name)));
  const headers = { location: `${new URL(request.url).pathname}?${search}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

const isSecure = ({ origin }: AccountParts) => origin().startsWith('https:');
