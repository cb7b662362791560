import { LaterDecision, type NewLaterDecision, QueueItem } from '@hirfa/contract/admin';
import * as z from 'zod';
import { type Answer, ask } from './calls.ts';
import { type Market, openMarket } from './market.ts';
import type { TestProduct } from './product.ts';
import { signedIn } from './signed-in.ts';

export const QUEUE = '/api/v1/admin/queue';

const Queue = z.object({
  items: z.array(QueueItem),
  next_cursor: z.string().nullable(),
  counts: z.record(z.string(), z.int()),
  undoable: z.array(LaterDecision),
});

/** A market with two admins, and their calls of the work queue. */
export async function openQueue(product: TestProduct, market?: Market) {
  const at = market ?? (await openMarket(product));
  const other = await at.world.admin('Dina Fathy');
  const as = { hany: at.as.admin, dina: await signedIn(product, other.id) };
  type Who = keyof typeof as;
  const call = async (who: Who, method: string, path: string, body?: object): Promise<Answer> =>
    ask(product, method, path, { headers: await as[who](), ...(body && { body }) });
  return {
    market: at,
    dina: other,
    call,
    async list(who: Who = 'hany', search: Record<string, string> = {}) {
      const answer = await call(who, 'GET', `${QUEUE}?${new URLSearchParams({ limit: '50', ...search })}`);
      return Queue.parse(answer.body);
    },
    /** Everything that waits, in its order. */
    async all(search: Record<string, string> = {}): Promise<QueueItem[]> {
      const items: QueueItem[] = [];
      let cursor: string | null = null;
      do {
        const page: z.infer<typeof Queue> = await this.list('hany', { ...search, ...(cursor && { cursor }) });
        items.push(...page.items);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return items;
    },
    tryToDecide: (who: Who, decision: NewLaterDecision) => call(who, 'POST', `${QUEUE}/decisions`, decision),
    async decide(decision: NewLaterDecision, who: Who = 'hany') {
      return LaterDecision.parse((await this.tryToDecide(who, decision)).body);
    },
    undo: (id: string, who: Who = 'hany') => call(who, 'POST', `${QUEUE}/decisions/${id}/undo`),
    /** Lets so much time pass, and carries out what is due then. */
    async pass(ms: number) {
      product.clock.now = new Date(product.clock.now.getTime() + ms);
      await product.work();
    },
  };
}
export type TestQueue = Awaited<ReturnType<typeof openQueue>>;
