import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { Switch } from './switch.tsx';

const OPTIONS = [
  { value: 'light', label: 'Light', picture: '' },
  { value: 'dark', label: 'Dark', picture: '' },
  { value: 'system', label: 'As on this device', picture: '' },
];

function Tiles() {
  const [value, setValue] = useState('light');
  return <ChoiceTiles label="Appearance" name="theme" value={value} onChange={setValue} options={OPTIONS} />;
}

function Cards({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ChoiceCards
      label="How do you work?"
      field="type"
      value={value}
      onChange={setValue}
      options={OPTIONS}
      error={error}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name });

test('arrow keys choose among tiles, which are one stop of the Tab key', async () => {
  await show(<Tiles />);
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Light')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Dark')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(radio('Light')).toBeChecked();
  await expect.element(radio('Light')).toHaveFocus();
});

test('none of the cards is chosen before a press or Space, and what is wrong belongs to their group', async () => {
  await show(<Cards error="Please choose one." />);
  await expect
    .element(page.getByRole('group', { name: 'How do you work?' }))
    .toHaveAccessibleDescription('Please choose one.');
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Light')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('Light')).toBeChecked();
  await page.getByText('As on this device').click();
  await expect.element(radio('As on this device')).toBeChecked();
});

function Setting({ disabled = false }: { disabled?: boolean }) {
  const [checked, setChecked] = useState(false);
  return (
    <Switch label="Sound" hint="While Hirfa is open." checked={checked} onChange={setChecked} disabled={disabled} />
  );
}

test('a switch is changed by Space, by Enter and by a press on its words', async () => {
  await show(<Setting />);
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect.element(sound).toHaveAccessibleDescription('While Hirfa is open.');
  await userEvent.keyboard('{Tab} ');
  await expect.element(sound).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(sound).not.toBeChecked();
  await page.getByText('While Hirfa is open.').click();
  await expect.element(sound).toBeChecked();
});

test('a switch that is off for good is no stop of the Tab key', async () => {
  await show(<Setting disabled />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('switch')).not.toHaveFocus();
  await expect.element(page.getByRole('switch')).toBeDisabled();
});

test('in Arabic the knob of a switch that is on is on the left', async () => {
  await show(<Setting />, { language: 'ar' });
  const [track] = page.getByRole('switch').elements();
  const middle = (element: Element | null | undefined) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return (left + right) / 2;
  };
  expect(middle(track?.firstElementChild)).toBeGreaterThan(middle(track));
  await page.getByRole('switch').click();
  await expect.poll(() => middle(track?.firstElementChild)).toBeLessThan(middle(track));
});
