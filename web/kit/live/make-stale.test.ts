import { QueryClient, QueryObserver, InfiniteQueryObserver, hydrate, dehydrate } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStale } from './make-stale.ts';
import { momentAgo, watchReads } from './reads.ts';

const KEY = ['a booking'];
let visibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibilityState = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that shows a query, and counts how often it was asked for; each answer takes a second. */
function open({ queryClient = newClient(), meta = {} } = {}) {
  const asked = vi.fn<() => Promise<string>>(() => new Promise((resolve) => setTimeout(() => resolve('answer'), 1000)));
  const options = { queryKey: KEY, queryFn: asked, staleTime: Infinity, retry: false, meta };
  const close = new QueryObserver(queryClient, options).subscribe(() => undefined);
  return { queryClient, asked, close, options };
}

function newClient(): QueryClient {
  const queryClient = new QueryClient();
  watchReads(queryClient);
  return queryClient;
}

/** Something changed so long ago. */
const changed = (queryClient: QueryClient, msAgo?: number, keys = [KEY]) => {
  void makeStale(queryClient, [{ keys, changedAt: msAgo === undefined ? undefined : momentAgo(msAgo) }]);
  return vi.advanceTimersByTimeAsync(0);
};

test('what was asked for after a change is not read again, whether it has arrived or is on its way', async () => {
  const { queryClient, asked } = open();
  await vi.advanceTimersByTimeAsync(500);
  await changed(queryClient, 501);
  await vi.advanceTimersByTimeAsync(4500);
  await changed(queryClient, 5001);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what was asked for before a change is read again, also where the answer came after it', async () => {
  const { queryClient, asked } = open();
  await vi.advanceTimersByTimeAsync(500);
  await changed(queryClient, 400);
  expect(asked, 'loaders wait for the first reading').toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  await changed(queryClient, 2000);
  expect(asked, 'it changed while the second reading was on its way').toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(500);
  await changed(queryClient);
  expect(asked, 'a later reading begins anew').toHaveBeenCalledTimes(4);
});

test('a reading that fails is none', async () => {
  const { queryClient, asked } = open();
  await vi.advanceTimersByTimeAsync(2000);
  asked.mockRejectedValueOnce(new Error('the line broke'));
  await queryClient.refetchQueries({ queryKey: KEY });
  await changed(queryClient, 1000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a further page of a list leaves the pages before it as they were read', async () => {
  const queryClient = newClient();
  const asked = vi.fn<(asked: { pageParam: unknown }) => Promise<number>>(async ({ pageParam }) => Number(pageParam));
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: KEY,
    queryFn: asked,
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
    staleTime: Infinity,
  });
  list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  await list.fetchNextPage();
  await vi.advanceTimersByTimeAsync(1000);
  await changed(queryClient, 2000);
  expect(asked.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([0, 1, 0, 1]);
});

test('what came with the page is read again: when it was read is unknown', async () => {
  const server = new QueryClient();
  server.setQueryData(KEY, 'answer of the server');
  const queryClient = newClient();
  hydrate(queryClient, dehydrate(server));
  const { asked } = open({ queryClient });
  await changed(queryClient, 3_600_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a device that slept has read before what it missed, whichever of its clocks stood still', async () => {
  const { queryClient, asked } = open();
  await vi.advanceTimersByTimeAsync(2000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await changed(queryClient, 1_800_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('changes of one moment read each query once, and no others', async () => {
  const { queryClient, asked } = open();
  const other = vi.fn<() => Promise<string>>(async () => 'other');
  new QueryObserver(queryClient, { queryKey: ['another'], queryFn: other }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  void makeStale(queryClient, [{ keys: [KEY, KEY] }, { keys: [KEY] }, { keys: [['nothing']] }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
});

test('what is not shown is read when it is shown', async () => {
  const { queryClient, asked, close, options } = open();
  await vi.advanceTimersByTimeAsync(2000);
  close();
  await changed(queryClient);
  expect(asked).toHaveBeenCalledTimes(1);
  new QueryObserver(queryClient, options).subscribe(() => undefined);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a look that is logged waits until somebody looks', async () => {
  const { queryClient, asked } = open({ meta: { isLoggedLook: true } });
  await vi.advanceTimersByTimeAsync(2000);
  visibilityState = 'hidden';
  await changed(queryClient);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
  visibilityState = 'visible';
  await changed(queryClient);
  expect(asked).toHaveBeenCalledTimes(2);
});
