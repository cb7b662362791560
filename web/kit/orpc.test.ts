import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from './api-link.ts';
import { named, optionsOfCalls } from './orpc.ts';

/** A client whose calls answer with nothing, and what they were asked. */
function openApi() {
  const asked: unknown[] = [];
  const call = (path: string[]) => async (input: unknown, options?: { signal?: AbortSignal }) => {
    asked.push([path, input, options?.signal instanceof AbortSignal]);
    return null;
  };
  return { api: named<Api>((room) => named((name) => call([room, name]))), asked };
}

const INPUT = { slug: 'oud-lessons' };
const PAGES = {
  input: (cursor: string | undefined) => ({ ...INPUT, cursor }),
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
};

test('keys are those of the library', () => {
  const { api } = openApi();
  const keysOf = (orpc: ReturnType<typeof optionsOfCalls>) => {
    const { getService, listOffers } = orpc.discovery;
    return [
      orpc.discovery.key(),
      getService.key(),
      getService.key({ type: 'query' }),
      getService.key({ input: INPUT }),
      getService.queryKey({ input: INPUT }),
      getService.queryOptions({ input: INPUT }).queryKey,
      listOffers.infiniteOptions(PAGES).queryKey,
      orpc.messages.sendMessage.mutationOptions().mutationKey,
    ];
  };
  expect(keysOf(optionsOfCalls(api))).toEqual(keysOf(createTanstackQueryUtils(api)));
});

test('queries, their pages and changes call what the library calls', async () => {
  const askedBy = async (optionsOf: (api: Api) => ReturnType<typeof optionsOfCalls>) => {
    const { api, asked } = openApi();
    const { discovery, messages } = optionsOf(api);
    const client = new QueryClient();
    await client.fetchQuery(discovery.getService.queryOptions({ input: INPUT }));
    await client.fetchInfiniteQuery(discovery.listOffers.infiniteOptions(PAGES));
    await client
      .getMutationCache()
      .build(client, messages.sendMessage.mutationOptions())
      .execute({ chat_id: 'chat', id: 'message', kind: 'text', text: 'hello' });
    return asked;
  };
  const asked = await askedBy(optionsOfCalls);
  expect(asked).toHaveLength(3);
  expect(asked).toEqual(await askedBy(createTanstackQueryUtils));
});

test('a room, a call and its functions are the same at each read: effects depend on them', () => {
  const orpc = optionsOfCalls(openApi().api);
  expect(orpc.bookings).toBe(orpc.bookings);
  expect(orpc.bookings.listSlots).toBe(orpc.bookings.listSlots);
  expect(orpc.bookings.key).toBe(orpc.bookings.key);
  expect(orpc.bookings.listSlots).not.toBe(orpc.bookings.listBookings);
});
