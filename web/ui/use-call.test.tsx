import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useOrpc } from '../kit/use-orpc.ts';
import { NO_ANSWER } from '../testing/fake-api.ts';
import { show } from '../testing/show.tsx';
import { Button } from './button.tsx';
import { useCall } from './use-call.ts';

const CARD = {
  service_slug: 'pottery',
  title_en: '',
  title_ar: '',
  base_price: '250',
  duration_minutes: 60,
  warranty_days: null,
};
const ANSWER = {
  ...CARD,
  id: '019aa000-0000-7000-8000-000000000001',
  category_slug: 'arts',
  base_price: '250.00',
  pricing_mode: 'fixed' as const,
  photos: [],
  is_active: true,
};

function Add() {
  const { providers } = useOrpc();
  const { send, isPending } = useCall(providers.createCard.call, {
    once: true,
    done: 'Added',
    failed: 'Not added',
    refusals: { provider_required: { id: 'suspended', message: 'Your services can’t be changed.' } },
  });
  return (
    <Button pending={isPending} onClick={() => send(CARD)}>
      Add it
    </Button>
  );
}

const press = () => page.getByRole('button', { name: 'Add it' }).click();
/** The newest toast. */
const toast = () => page.getByRole('listitem').first();

test.each([
  ['refused with a text of the call', { refused: 'provider_required' }, 'Your services can’t be changed.'],
  [
    'refused with a text of all calls',
    { refused: 'idempotency_mismatch' },
    'This was sent already. Please look at it again.',
  ],
  ['refused by a bug', { refused: 'internal_error' }, 'Something went wrong on our side. Please try once more.'],
  [
    'refused for some time',
    { refused: 'too_many_requests', retryAfter: 61 },
    'Too many tries. Try again in 2 minutes.',
  ],
  ['without an answer', NO_ANSWER, 'We could not reach the server. Check your connection and try again.'],
] as const)('a toast says why a call failed: %s', async (_, answer, text) => {
  await show(<Add />, { answers: { providers: { createCard: () => answer } } });
  await press();
  await expect.element(toast()).toMatchTextContent(`Not added${text}`);
});

test.each([
  [60, /حاول مرة أخرى بعد دقيقة\./],
  [120, /بعد دقيقتين\./],
  [180, /بعد 3 دقائق\./],
  [660, /بعد 11 دقيقة\./],
])('in Arabic the minutes to wait have their plural: %i s', async (retryAfter, text) => {
  const answers = { providers: { createCard: () => ({ refused: 'too_many_requests' as const, retryAfter }) } };
  await show(<Add />, { language: 'ar', answers });
  await press();
  await expect.element(toast()).toMatchTextContent(text);
});

test('a press after no answer sends the same key again, and one after an answer a new one', async () => {
  const answers = [NO_ANSWER, { refused: 'internal_error' } as const, ANSWER, ANSWER];
  const { sent } = await show(<Add />, {
    answers: { providers: { createCard: () => answers[sent().length - 1] ?? NO_ANSWER } },
  });
  for (let count = 1; count <= answers.length; count += 1) {
    await press();
    await expect.poll(() => sent().length).toBe(count);
    await expect.element(page.getByRole('button', { name: 'Add it' })).not.toHaveAttribute('aria-busy', 'true');
  }
  const [first, again, third, fourth] = sent().map(({ key }) => key);
  expect(again).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('while a call is being sent another press does nothing', async () => {
  const answer = Promise.withResolvers<typeof ANSWER>();
  const { sent } = await show(<Add />, { answers: { providers: { createCard: () => answer.promise } } });
  await press();
  await page.getByRole('button', { name: 'Add it' }).click({ force: true });
  answer.resolve(ANSWER);
  await expect.element(toast()).toMatchTextContent('Added');
  expect(sent()).toHaveLength(1);
});

test('a call without a connection waits, and is sent once there is one', async () => {
  const { sent } = await show(<Add />, { answers: { providers: { createCard: () => ANSWER } } });
  window.dispatchEvent(new Event('offline'));
  await press();
  await expect.element(page.getByRole('button', { name: 'Add it' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent()).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await expect.element(toast()).toMatchTextContent('Added');
});
