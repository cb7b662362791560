import type { FirebaseWeb } from '@hirfa/contract/notifications';
import * as z from 'zod';
import type { PushOutcome } from '../foreign/web-push.ts';
import { openAccessTokens } from './access-tokens.ts';
import { type GoogleAnswer, postToGoogle } from './google-json.ts';
import type { ServiceAccount } from './service-account.ts';

/** Where browsers get their tokens: what the library of Firebase connects to. */
export const FIREBASE_ORIGINS: readonly string[] = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** What Firebase is asked to push, and to which device. */
export type FcmMessage = { token: string } & Readonly<Record<string, unknown>>;

/** Pushes by Firebase Cloud Messaging (HTTP v1). */
export interface Fcm {
  /** What browsers need to get tokens; null: it pushes to apps only. */
  web: FirebaseWeb | null;
  /** @throws where the push may be tried again: Firebase cannot take it now, or does not accept this installation. */
  send(message: FcmMessage): Promise<Exclude<PushOutcome, 'later'>>;
}

export interface FcmConfig {
  account: ServiceAccount;
  /** The origin of Firebase Cloud Messaging. */
  url: string;
  web: FirebaseWeb | null;
}

const Refusal = z.object({
  error: z.object({
    status: z.string().max(100).default(''),
    details: z.array(z.object({ errorCode: z.string().max(100).optional() })).default([]),
  }),
});

/** Null where it is not configured. `ms` is how long Google may take to answer. */
export function openFcm({ fcm }: { fcm: FcmConfig | null }, ms = 10_000): Fcm | null {
  if (fcm === null) return null;
  const { account, url, web } = fcm;
  const accessToken = openAccessTokens(account, ms);
  const address = `${url}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;

  async function ask(message: object): Promise<GoogleAnswer & { code: string }> {
    const { value, forget } = await accessToken();
    const headers = { authorization: `Bearer ${value}`, 'content-type': 'application/json' };
    const answer = await postToGoogle(address, { headers, body: JSON.stringify({ message }), ms });
    const code = codeOf(answer);
    // The other refusal with this status is about Apple's key for the app, not about our token.
    if (answer.status === 401 && code !== 'THIRD_PARTY_AUTH_ERROR') forget();
    return { ...answer, code };
  }

  return {
    web,
    async send(message) {
      let answer = await ask(message);
      if (answer.status === 401 && answer.code !== 'THIRD_PARTY_AUTH_ERROR') answer = await ask(message);
      const { status, code } = answer;
      if (status === 200) return 'sent';
      if (code === 'UNREGISTERED') return 'gone';
      // Without one of these codes it is not about the device: the account lacks a right, or the address is wrong.
      if (code === 'INVALID_ARGUMENT' || code === 'SENDER_ID_MISMATCH') return 'refused';
      throw new Error(`Firebase did not take a push (${status}, ${code || 'no reason'})`);
    },
  };
}

/** The code of Firebase is in the details; without one there is the status of all Google's services. */
function codeOf({ body }: GoogleAnswer): string {
  const error = Refusal.safeParse(body).data?.error;
  return error?.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? error?.status ?? '';
}
