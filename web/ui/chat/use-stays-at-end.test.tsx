import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ChatLog } from './chat-log.tsx';
import { useStaysAtEnd } from './use-stays-at-end.ts';

function Log() {
  const log = useRef<HTMLDivElement>(null);
  useStaysAtEnd(log);
  return (
    <ChatLog ref={log} label="Messages" className="h-80">
      <div style={{ height: 1000 }} />
    </ChatLog>
  );
}

const shown = async () => {
  await show(<Log />, {});
  return page.getByRole('log').element();
};
const restOf = (log: Element) => log.scrollHeight - log.clientHeight - log.scrollTop;

test('who reads the newest message still sees it when the log gets less room', async () => {
  const log = await shown();
  log.scrollTop = log.scrollHeight;
  log.setAttribute('style', 'height: 100px');
  await expect.poll(() => log.clientHeight).toBe(100);
  await expect.poll(() => restOf(log)).toBeLessThanOrEqual(1);
});

test('who reads older messages stays there', async () => {
  const log = await shown();
  log.scrollTop = 200;
  log.setAttribute('style', 'height: 100px');
  await expect.poll(() => log.clientHeight).toBe(100);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(log.scrollTop).toBe(200);
});
