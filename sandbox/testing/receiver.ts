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

/** A receiver of webhooks: stores them and answers with `answer.status`; 0 sends no answer. */
export async function openReceiver() {
  const received: { signature: string; body: string }[] = [];
  const answer = { status: 204 };
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    received.push({ signature: String(request.headers['sandbox-signature']), body });
    if (answer.status !== 0) response.writeHead(answer.status).end();
  }
  const { server, port } = await listen(
    (request, response) => {
      void receive(request, response);
    },
    '127.0.0.1',
    0,
  );
  const events = () => received.map(({ body }) => Event.parse(JSON.parse(body)));
  const typesOf = (checkout: string) =>
    events().flatMap(({ type, data }) => (data.checkout.id === checkout ? [type] : []));
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answer,
    events,
    typesOf,
    /** Waits until the events of this checkout have arrived in this order. */
    expects: (checkout: string, types: string[]) =>
      vi.waitFor(() => {
        const arrived = typesOf(checkout);
        if (arrived.join() !== types.join())
          throw new Error(`received ${arrived.join() || 'nothing'}, not ${types.join()}`);
      }, 30_000),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
