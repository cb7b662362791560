import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Button } from '../button.tsx';
import { SteadyRows } from './steady-rows.tsx';

/** Rows that leave when they are accepted; another one can come on top. */
function Rows() {
  const [rows, setRows] = useState([2, 1]);
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  function accept(row: number) {
    setAccepted([...accepted, row]);
    setRows(rows.filter((one) => one !== row));
  }
  return (
    <>
      <Button onClick={() => setRows([3, ...rows])}>Add a row</Button>
      <output>{accepted.join(', ')}</output>
      <SteadyRows more={null}>
        {rows.map((row) => (
          <li key={row} tabIndex={-1}>
            <Button onClick={() => accept(row)}>Accept {row}</Button>
          </li>
        ))}
      </SteadyRows>
    </>
  );
}

const accepted = () => page.getByRole('status').element().textContent;
/** Presses this point of the list, whatever is there. */
const pressTop = () =>
  page
    .getByRole('list')
    .first()
    .click({ position: { x: 20, y: 20 }, force: true });

const SECOND = 1000;

/** Shows rows whose seconds pass only when the returned function is called. Faked timers would go on during presses. */
async function showRows(): Promise<() => void> {
  await show(<Rows />);
  await document.fonts.ready;
  // What late fonts have moved is compared after any change of the page.
  document.body.append('');
  await expect.poll(() => document.querySelector('[data-settling]')).toBeNull();
  const { setTimeout: start } = globalThis;
  const waiting: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    ms === SECOND ? waiting.push(() => run(...given)) : start(run, ms, ...given),
  );
  return () => {
    for (const run of waiting.splice(0)) run();
  };
}

afterEach(() => void vi.unstubAllGlobals());

test('a row that has just slid under the pointer is pressed only after a second', async () => {
  const passSecond = await showRows();
  await pressTop();
  expect(accepted()).toBe('2');
  await pressTop();
  expect(accepted()).toBe('2');
  passSecond();
  await pressTop();
  expect(accepted()).toBe('2, 1');
});

test('a row that came on top is pressed only after a second, and the keyboard presses any row at once', async () => {
  await showRows();
  await page.getByRole('button', { name: 'Add a row' }).click();
  await pressTop();
  expect(accepted()).toBe('');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(accepted()).toBe('3');
});

test('when the focused row leaves, the focus stays in the list and on no other button', async () => {
  await show(<Rows />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(accepted()).toBe('2');
  const list = page.getByRole('list').first().element().parentElement;
  await expect.poll(() => document.activeElement === list).toBe(true);
});
