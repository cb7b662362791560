import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Api, CallOptions } from '../kit/api-link.ts';
import { named, optionsOfCalls } from '../kit/orpc.ts';
import { type Toast, toasts } from './toasts/toast.ts';
import { useCall } from './use-call.ts';

const BOOKINGS = ['bookings'];

/** What a component gets from a hook, and the toasts and the stale queries after its calls. */
function setUp<Given>(use: () => { send: (given: Given) => void }) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(BOOKINGS, []);
  const shown: Toast[] = [];
  toasts.receive((toast) => shown.push(toast));
  let hook: ReturnType<typeof use> | undefined;
  const Part = () => {
    hook = use();
    return null;
  };
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const part = createElement(QueryClientProvider, { client: queryClient }, createElement(Part));
  renderToString(createElement(I18nProvider, { i18n }, part));
  if (hook === undefined) throw new Error('not rendered');
  const { send } = hook;
  return {
    shown,
    isStale: () => queryClient.getQueryState(BOOKINGS)?.isInvalidated,
    /** Sends and waits for the end of the call. */
    sent: (given: Given) =>
      new Promise<void>((resolve) => {
        const stop = queryClient.getMutationCache().subscribe(({ type }) => {
          if (type !== 'updated' || queryClient.isMutating() > 0) return;
          stop();
          resolve();
        });
        send(given);
      }),
  };
}

const refused = (code: string, more: { data?: object; cause?: object } = {}) =>
  Object.assign(new Error(code), { code, ...more });

const api = named<Api>(() => named(() => async () => ({ full_name: 'Mona' })));
const { accounts } = optionsOfCalls(api);

test('a call that is done says so, and what it changes is read again', async () => {
  const { sent, shown, isStale } = setUp(() =>
    useCall(accounts.changeMe.call, { done: ({ full_name }) => `Saved: ${full_name}`, readAgain: [BOOKINGS] }),
  );
  await sent({ full_name: 'Mona' });
  expect(shown).toEqual([{ tone: 'ok', title: 'Saved: Mona' }]);
  expect(isStale()).toBe(true);
});

test.each([
  ['state_changed', {}, 'This has changed. You see it as it is now.'],
  ['state_changed', { data: { amount: '12.00' } }, /^The amount has changed\./],
  ['not_found', {}, 'This booking is gone.'],
  ['too_many_requests', { cause: { retry_after: '90' } }, 'Too many tries. Try again in 2 minutes.'],
  ['too_many_requests', {}, 'Too many tries. Please wait a while.'],
  ['of_a_newer_server', {}, /^We could not reach the server\./],
  ['', {}, /^We could not reach the server\./],
])('a refusal with %s %o is shown', async (code, more, text) => {
  const { sent, shown, isStale } = setUp(() =>
    useCall(async () => Promise.reject(refused(code, more)), {
      done: 'Done',
      failed: 'Not cancelled',
      refusals: { not_found: { id: 'This booking is gone.' } },
      readAgain: [BOOKINGS],
    }),
  );
  await sent(undefined);
  expect(shown).toEqual([{ tone: 'bad', title: 'Not cancelled', text: expect.stringMatching(text) }]);
  expect(isStale()).toBe(true);
});

test('no toast shows a refusal that the form shows itself', async () => {
  const { sent, shown } = setUp(() =>
    useCall(async () => Promise.reject(refused('invalid_code')), { failed: ({ message }) => message === '' || null }),
  );
  await sent(undefined);
  expect(shown).toEqual([]);
});

test('only a press after one without an answer sends the same key again', async () => {
  const keys: unknown[] = [];
  const answers = [refused(''), refused('state_changed'), null, null];
  const { sent } = setUp(() =>
    useCall(
      async (_: { id: string }, { context }: { context: CallOptions }) => {
        keys.push(context.idempotencyKey);
        const answer = answers[keys.length - 1];
        if (answer) throw answer;
      },
      { once: true },
    ),
  );
  for (const _ of answers) await sent({ id: 'booking' });
  const [first, again, third, fourth] = keys;
  expect(again).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('a call has own texts only for refusals that it declares', () => {
  setUp(() => useCall(accounts.changeMe.call, { refusals: { invalid_input: { id: 'A name has letters.' } } }));
  // @ts-expect-error -- it does not answer with this code
  setUp(() => useCall(accounts.changeMe.call, { refusals: { last_admin: { id: 'You are the last admin.' } } }));
});
