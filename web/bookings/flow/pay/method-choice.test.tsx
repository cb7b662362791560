import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { MethodChoice, type PayChoice } from './method-choice.tsx';

const who = <bdi>Wolfeschlegelsteinhausenbergerdorff W.</bdi>;

test.each([
  ['en', ['Held now, charged only if', 'Charged now, returned in full if', 'you choose credit or a bank transfer']],
  ['ar', ['نحجز المبلغ الآن', 'نخصم المبلغ الآن، ويعود إليك كاملًا', 'تختار رصيدًا في حِرفة أو تحويلًا بنكيًا']],
] as const)('in %s each way to pay says what becomes of the money, and one is chosen', async (language, promises) => {
  const choose = vi.fn<(choice: PayChoice) => void>();
  await show(<MethodChoice choices={['card', 'wallet', 'kiosk']} chosen="card" who={who} onChoose={choose} />, {
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
  await show(<MethodChoice choices={['card']} chosen="card" who={who} onChoose={() => undefined} />);
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});

const visa = { id: '019aa000-0000-7000-8000-00000000000c', brand: 'visa', last_digits: '4242', expires: '2030-03' };

test.each([
  ['en', 'Visa ending 4242', /^Another card/],
  ['ar', 'Visa المنتهية بالأرقام 4242', /^بطاقة أخرى/],
] as const)(
  'in %s a saved card stands first, is read without its dots, and is chosen',
  async (language, name, other) => {
    const choose = vi.fn<(choice: PayChoice) => void>();
    await show(<MethodChoice choices={[visa, 'card', 'wallet']} chosen="card" who={who} onChoose={choose} />, {
      language,
    });
    const radios = page.getByRole('radio');
    await expect.element(radios.first()).toHaveAccessibleName(expect.stringContaining(name));
    await expect.element(page.getByRole('radio', { name: other })).toBeChecked();
    await radios.first().click();
    expect(choose).toHaveBeenCalledWith(visa);
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);
