import { PASSKEY } from '@hirfa/domain/accounts';
import type { Orpc } from '../../../kit/orpc.ts';
import { loadWebauthn } from '../../common/webauthn.ts';

type Accounts = Orpc['accounts'];

/** What a passkey signed, and until when it is valid (epoch milliseconds). */
export interface Signed {
  response: Awaited<ReturnType<Awaited<ReturnType<typeof loadWebauthn>>['sign']>>;
  until: number;
}

/** An offer is renewed so long before its challenge expires, because a person needs time to answer. */
const MARGIN_MS = 30_000;
const POLL_MS = 10_000;

async function begin(accounts: Accounts) {
  const [webauthn, { options }] = await Promise.all([loadWebauthn(), accounts.startPasskeySignIn.call({})]);
  return { webauthn, options, until: Date.now() + PASSKEY.challengeMs };
}

/** Asks for a passkey in the browser's own dialog. */
export async function askForPasskey(accounts: Accounts): Promise<Signed> {
  const { webauthn, options, until } = await begin(accounts);
  return { response: await webauthn.sign(options), until };
}

/** Lets the browser offer passkeys in the e-mail field, where it can; returns a function that ends the offer. */
export function offerPasskeys(accounts: Accounts, onSigned: (signed: Signed) => void): () => void {
  let isOver = false;
  let renewAt = Infinity;
  let offers = 0;
  let cancel = () => {};

  async function offer(): Promise<void> {
    renewAt = Infinity;
    const { webauthn, options, until } = await begin(accounts);
    if (isOver) return;
    renewAt = until - MARGIN_MS;
    ({ cancel } = webauthn);
    offers += 1;
    try {
      const response = await webauthn.sign(options, true);
      if (!isOver) onSigned({ response, until });
    } finally {
      offers -= 1;
    }
  }

  // Without an offer the button still works, and shows why where it fails.
  const tryOffer = () => void offer().catch(() => undefined);
  async function start(): Promise<void> {
    if ((await PublicKeyCredential.isConditionalMediationAvailable?.()) && !isOver) tryOffer();
  }

  if (typeof PublicKeyCredential !== 'undefined') void start();
  // A hidden page makes no request.
  const timer = setInterval(() => document.hidden || Date.now() < renewAt || tryOffer(), POLL_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
    // The button may have ended the offer already: its own request must continue.
    if (offers > 0) cancel();
  };
}
