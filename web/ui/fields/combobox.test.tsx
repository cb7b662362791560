import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { Choice } from './choice-list.tsx';
import { Combobox } from './combobox.tsx';

const optionsOf = (...names: string[]): Choice[] => names.map((name) => ({ id: name, name, icon: UserRound }));
const GROUPS = [
  { name: 'People', options: optionsOf('Mona', 'Salma') },
  { name: 'Pages', options: optionsOf('Bookings') },
];

function Sample({ onChoose, error }: { onChoose?: (choice: Choice) => void; error?: string }) {
  const [value, setValue] = useState('');
  const groups = GROUPS.map(({ name, options }) => ({
    name,
    options: options.filter((option) => option.name.toLowerCase().includes(value)),
  }));
  return (
    <Combobox
      label="Search everything"
      listLabel="What was found"
      groups={groups.filter(({ options }) => options.length > 0)}
      value={value}
      onChange={setValue}
      onChoose={onChoose ?? (() => undefined)}
      error={error}
    />
  );
}

const box = () => page.getByRole('combobox', { name: 'Search everything' });
const chosen = () => page.getByRole('option', { selected: true });

test('arrow keys move through all groups and around, Enter chooses, and the focus stays in the field', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  await show(<Sample onChoose={onChoose} />);
  await box().click();
  for (const [key, name] of [
    ['ArrowDown', 'Salma'],
    ['ArrowDown', 'Bookings'],
    ['ArrowDown', 'Mona'],
    ['ArrowUp', 'Bookings'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(chosen()).toHaveTextContent(name);
    await expect.element(box()).toHaveAttribute('aria-activedescendant', chosen().element().id);
    await expect.element(box()).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Bookings' }));
});

test('after another letter the first result is the one that Enter chooses', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  await show(<Sample onChoose={onChoose} />);
  await box().click();
  await userEvent.keyboard('{ArrowDown}m');
  await expect.element(chosen()).toHaveTextContent('Mona');
  await userEvent.keyboard('a{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Salma' }));
});

test('without results the list is closed, Enter chooses nothing, and arrow keys move in the text', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  await show(<Sample onChoose={onChoose} />);
  await box().fill('nobody');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press chooses and leaves the focus in the field', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  await show(<Sample onChoose={onChoose} error="Choose a person from the list." />);
  await box().click();
  await page.getByRole('option', { name: 'Salma' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Salma' }));
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveAccessibleDescription('Choose a person from the list.');
});

test('Enter that ends the composition of a character chooses nothing', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  await show(<Sample onChoose={onChoose} />);
  await box().click();
  box()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(onChoose).not.toHaveBeenCalled();
});
