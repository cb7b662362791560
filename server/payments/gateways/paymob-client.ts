import * as z from 'zod';
import type { PaymobConfig } from '../../platform/config/services.ts';
import type { Clock } from '../../platform/clock.ts';
import { outgoingFetch } from '../../platform/outgoing.ts';

/** An answer that says something about what was asked. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface PaymobClient {
  /** Moves money, with the secret key. */
  order(path: string, body: object): Promise<Answer>;
  /** Asks, with a bearer that ends after an hour. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
}

/** Longer than a bank takes: a refund whose answer is lost is the worst that can happen here. */
const TIMEOUT_MS = 30_000;
/** A bearer is valid for 60 minutes. */
const BEARER_MS = 50 * 60_000;
/** Statuses that say nothing about the money: a wrong key, a gateway that is busy. So do those from 500. */
const TEMPORARY = [401, 403, 408, 425, 429];
const Bearer = z.object({ token: z.string().min(1) });

/** Requests to Paymob. Everything that a repetition could change is thrown. */
export function createPaymobClient({ url, secretKey, apiKey }: PaymobConfig, clock: Clock): PaymobClient {
  let bearer = { token: '', ends_at: 0 };

  async function send(method: string, path: string, authorization: string | null, body?: object): Promise<Answer> {
    const response = await outgoingFetch(`${url}${path}`, {
      method,
      headers: {
        ...(authorization !== null && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  }

  async function renewBearer(): Promise<void> {
    const path = '/api/auth/tokens';
    const answer = settled(await send('POST', path, null, { api_key: apiKey }), path);
    bearer = { token: Bearer.parse(answer.body).token, ends_at: clock().getTime() + BEARER_MS };
  }

  return {
    order: async (path, body) => settled(await send('POST', path, `Token ${secretKey}`, body), path),
    async ask(method, path, body) {
      if (clock().getTime() >= bearer.ends_at) await renewBearer();
      const answer = await send(method, path, `Bearer ${bearer.token}`, body);
      if (answer.status !== 401) return settled(answer, path);
      await renewBearer();
      return settled(await send(method, path, `Bearer ${bearer.token}`, body), path);
    },
  };
}

/** @throws if an answer says nothing about the money. */
function settled(answer: Answer, path: string): Answer {
  const { status, body } = answer;
  if (status >= 500 || TEMPORARY.includes(status) || body === undefined)
    throw new Error(`Paymob answered ${path} with ${status}`);
  return answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
