import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Tabs } from './tabs.tsx';

const VALUES = ['all', 'unread', 'news'] as const;

function Sample() {
  const [value, setValue] = useState<(typeof VALUES)[number]>('all');
  const tabs = VALUES.map((each) => ({ value: each, label: each, content: `what is ${each}` }));
  return <Tabs label="Which" tabs={tabs} value={value} onChange={setValue} />;
}

async function walk(keys: readonly (readonly [key: string, chosen: string])[]): Promise<void> {
  await userEvent.keyboard('{Tab}');
  for (const [key, chosen] of keys) {
    await userEvent.keyboard(`{${key}}`);
    const tab = page.getByRole('tab', { selected: true });
    await expect.element(tab).toHaveTextContent(chosen);
    await expect.element(tab).toHaveFocus();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent(`what is ${chosen}`);
  }
}

test('arrow keys move between tabs and around their ends, and Home and End to the first and last', async () => {
  await show(<Sample />);
  await walk([
    ['ArrowRight', 'unread'],
    ['ArrowLeft', 'all'],
    ['ArrowLeft', 'news'],
    ['ArrowRight', 'all'],
    ['End', 'news'],
    ['Home', 'all'],
  ]);
});

test('in Arabic the left arrow key leads to the next tab', async () => {
  await show(<Sample />, { language: 'ar' });
  await walk([
    ['ArrowLeft', 'unread'],
    ['ArrowRight', 'all'],
    ['ArrowRight', 'news'],
    ['Home', 'all'],
    ['End', 'news'],
  ]);
});

test('the tabs are one stop of the Tab key, and combinations with an arrow key belong to the browser', async () => {
  await show(<Sample />);
  await userEvent.keyboard('{Tab}{Control>}{ArrowRight}{/Control}');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('all');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
});

const MANY = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Number ${index}`, content: '' }));

test('on a phone many tabs are one row, which is scrolled to the chosen one', async () => {
  await show(<Tabs many="columns" label="Which" tabs={MANY} value="8" onChange={() => undefined} />);
  await expect.element(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
  const tops = page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

/** Whether the start and the end of the row of tabs fade; a browser may stop a pixel before an end. */
function fades(): boolean[] {
  const style = getComputedStyle(page.getByRole('tablist').element());
  return ['--start-fade', '--end-fade'].map((name) => Number.parseFloat(style.getPropertyValue(name)) > 1);
}

test.for(['en', 'ar'] as const)('in %s an end of the row fades while more tabs follow there', async (language) => {
  await show(<Tabs many="columns" label="Which" tabs={MANY} value="0" onChange={() => undefined} />, { language });
  const row = page.getByRole('tablist').element();
  await expect.poll(fades).toEqual([false, true]);
  row.scrollBy(language === 'ar' ? -100 : 100, 0);
  await expect.poll(fades).toEqual([true, true]);
  row.scrollBy(language === 'ar' ? -9999 : 9999, 0);
  await expect.poll(fades).toEqual([true, false]);
});

test('a row of tabs that fits fades nowhere', async () => {
  await show(<Sample />);
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
  expect(fades()).toEqual([false, false]);
});
