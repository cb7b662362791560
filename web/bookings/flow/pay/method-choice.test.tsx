import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { MethodChoice } from './method-choice.tsx';

const who = <bdi>Wolfeschlegelsteinhausenbergerdorff W.</bdi>;

test.each([
  ['en', ['Held now, charged only if', 'Charged now, returned in full if', 'you choose credit or a bank transfer']],
  ['ar', ['نحجز المبلغ الآن', 'نخصم المبلغ الآن، ويعود إليك كاملًا', 'تختار رصيدًا في حِرفة أو تحويلًا بنكيًا']],
] as const)('in %s each way to pay says what becomes of the money, and one is chosen', async (language, promises) => {
  const choose = vi.fn<(method: string) => void>();
  await show(<MethodChoice methods={['card', 'wallet', 'kiosk']} chosen="card" who={who} onChoose={choose} />, {
    language,
  });
  for (const promise of promises) await expect.element(page.getByRole('group')).toMatchTextContent(promise);
  const radios = page.getByRole('radio');
  await expect.element(radios.first()).toBeChecked();
  await radios.nth(1).click();
  expect(choose).toHaveBeenCalledWith('wallet');
  for (const radio of radios.elements())
    expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('where there is one way to pay, there is nothing to choose', async () => {
  await show(<MethodChoice methods={['card']} chosen="card" who={who} onChoose={() => undefined} />);
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});
