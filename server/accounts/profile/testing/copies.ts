import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { freshAddress } from '../../../testing/calls.ts';
import { openMarket } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';

const Row = z.record(z.string(), z.unknown());

export const DataCopy = z.strictObject({
  made_at: z.iso.datetime(),
  data: z.record(z.string(), z.array(Row)),
  files: z.record(z.string(), z.array(Row)),
  complete: z.literal(true),
});

export async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
  return Buffer.concat(pieces).toString();
}

/** A product for tests of the copy of one’s data. */
export function useCopies() {
  const product = useProduct();
  /** A person with so many notifications, of 2 kB each. */
  async function personWith(count: number) {
    const market = await openMarket(product);
    await product.owner.execute(sql`
    insert into notifications (id, user_id, type, title_en, title_ar, message_en, message_ar, event_key, created_at)
    select gen_random_uuid(), ${market.customer.id}, 'job_request', 'Title', 'عنوان',
      (select string_agg(encode(sha512((n || '-' || part)::bytea), 'base64'), '') from generate_series(1, 20) as part), 'نص', 'test-' || n, now()
    from generate_series(1, ${count}::int) as n`);
    return market;
  }
  type Market = Awaited<ReturnType<typeof personWith>>;
  const ask = ({ ask: send }: Market) => send('customer', 'GET', '/api/v1/me/export');
  /** Requests the copy and returns its answer before its end. */
  async function open({ as }: Market, encoding: 'identity' | 'gzip' = 'identity', signal?: AbortSignal) {
    const headers = { ...(await as.customer()), 'accept-encoding': encoding, 'x-forwarded-for': freshAddress() };
    const response = await fetch(`${product.address}/api/v1/me/export`, { headers, ...(signal && { signal }) });
    if (response.body === null) throw new Error('the answer has no body');
    return { response, reader: response.body.getReader() };
  }
  return { product, personWith, ask, open };
}
