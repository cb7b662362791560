import type { OnlineStatus } from '@hirfa/contract/providers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { OnlineSwitch } from './online-switch.tsx';

const status = (is_online: boolean): OnlineStatus => ({ is_online, last_online_at: '2026-11-21T10:00:00.000Z' });
const online = () => page.getByRole('switch', { name: 'Online now' });

test.each([
  [true, 'Failed to go offline'],
  [false, 'Failed to go online'],
])('a change that fails says so, and the switch shows what holds: %s', async (is_online, words) => {
  await show(<OnlineSwitch status={status(is_online)} isSuspended={false} />, {
    as: 'salma',
    answers: { providers: { setOnline: () => NO_ANSWER } },
  });
  await online().click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(online()).toHaveAttribute('aria-checked', String(is_online));
});

test('the switch shows what was pressed before the server has answered, and quick presses are sent one after the other', async () => {
  const waiting: PromiseWithResolvers<OnlineStatus>[] = [];
  const { sent } = await show(<OnlineSwitch status={status(false)} isSuspended={false} />, {
    as: 'salma',
    answers: {
      providers: {
        setOnline: () => {
          const answer = Promise.withResolvers<OnlineStatus>();
          waiting.push(answer);
          return answer.promise;
        },
      },
    },
  });
  await online().click();
  await expect.element(online()).toBeChecked();
  await online().click();
  await expect.element(online()).not.toBeChecked();
  await expect.poll(() => sent().length).toBe(1);
  waiting[0]?.resolve(status(true));
  await expect.poll(() => sent().map(({ input }) => input)).toEqual([{ is_online: true }, { is_online: false }]);
  waiting[1]?.resolve(status(false));
});

test('a suspended provider reads why they cannot go online', async () => {
  await show(<OnlineSwitch status={status(true)} isSuspended />, { as: 'salma' });
  await expect.element(online()).toBeDisabled();
  await expect.element(online()).not.toBeChecked();
  await expect.element(online()).toHaveAccessibleDescription(/^Your profile is suspended/);
});
