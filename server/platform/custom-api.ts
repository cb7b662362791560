import type { Config } from './config/config.ts';
import { outgoingFetch } from './outgoing.ts';

/** The optional API of somebody else, which is told what happens here (specification 7). 7.47 */
export interface CustomApi {
  /** @throws where it does not accept the message, so that the job tries again. */
  send(message: { action: string } & Readonly<Record<string, unknown>>): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Null where none is configured. */
export function openCustomApi({ customApi }: Pick<Config, 'customApi'>): CustomApi | null {
  if (customApi === null) return null;
  const { url, method } = customApi;
  return {
    async send(message) {
      const answer = await outgoingFetch(url, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the custom API did not accept a message (${answer.status})`);
    },
  };
}
