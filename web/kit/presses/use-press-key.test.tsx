import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { usePressKey } from './use-press-key.ts';

/** Presses that send something, or nothing besides their address, and the answer to the last of them. */
function Presses({ keys }: { keys: string[] }) {
  const { keyFor, answered } = usePressKey();
  return (
    <>
      <button onClick={() => keys.push(keyFor(undefined))}>Nothing</button>
      <button onClick={() => keys.push(keyFor({ price: '100.00' }))}>A price</button>
      <button onClick={answered}>Answer</button>
    </>
  );
}

async function press(...names: string[]): Promise<string[]> {
  const keys: string[] = [];
  await show(<Presses keys={keys} />);
  for (const name of names) await page.getByRole('button', { name }).click();
  return keys;
}

test.each(['Nothing', 'A price'])('a press without an answer is repeated with its key: %s', async (name) => {
  const [first, again, next] = await press(name, name, 'Answer', name);
  expect(first).toMatch(/^[\w-]{20,}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a press that sends something else has another key', async () => {
  const [nothing, price] = await press('Nothing', 'A price');
  expect(price).not.toBe(nothing);
});
