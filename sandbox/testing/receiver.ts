import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import * as z from 'zod';
import { listen } from '../listen.ts';

const Event = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  created_at: z.iso.datetime(),
  data: z.object({ checkout: z.object({ id: z.string(), state: z.string(), failure: z.string().nullable() }).loose() }),
});

/** A product's end of the webhooks: keeps what it hears and answers as it is told; 0 is no answer at all. */
export async function openReceiver() {
  const received: { signature: string; body: string }[] = [];
  const answer = { status: 204 };
  async function hear(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    received.push({ signature: String(request.headers['sandbox-signature']), body });
    if (answer.status !== 0) response.writeHead(answer.status).end();
  }
  const { server, port } = await listen(
    (request, response) => {
      void hear(request, response);
    },
    '127.0.0.1',
    0,
  );
  const events = () => received.map(({ body }) => Event.parse(JSON.parse(body)));
  const typesOf = (checkout: string) => events().flatMap(({ type, data }) => (data.checkout.id === checkout ? [type] : []));
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answer,
    events,
    typesOf,
    /** Waits until this checkout's events have come, in this order. */
    expects: (checkout: string, types: string[]) =>
      vi.waitFor(() => {
        const heard = typesOf(checkout);
        if (heard.join() !== types.join()) throw new Error(`heard ${heard.join() || 'nothing'}, not ${types.join()}`);
      }, 5_000),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
