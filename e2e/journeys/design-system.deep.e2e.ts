import type { Locator } from '@playwright/test';
import { hydrated } from '../hydration.ts';
import { expect, expectAccessible, test } from '../test.ts';

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

for (const path of ['/dev/ui', '/ar/dev/ui']) {
  test(`${path}: every component is accessible in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('at most three toasts show, 356 px wide, 14 px apart; Alt+T focuses them, a 20 px swipe dismisses one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dev/ui');
  const good = page.getByRole('button', { name: 'Good news' });
  const toasts = page.locator('[data-sonner-toast][data-visible=true]');
  // The first click is kept until the page is hydrated. The others are quick, because each toast leaves after 4 s.
  for (const count of [1, 2, 3, 3]) {
    await good.click();
    await expect(toasts).toHaveCount(count);
  }
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  // Expanded: in the collapsed stack the toasts behind are smaller.
  await expect.poll(async () => (await toasts.first().boundingBox())?.width).toBe(356);
  await expect
    .poll(async () => {
      const boxes = await toasts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).toSorted((a, b) => a.top - b.top),
      );
      return boxes.slice(1).map((box, at) => Math.round(box.top - (boxes[at]?.bottom ?? 0)));
    })
    .toEqual([14, 14]);
  const box = await boxOf(toasts.first());
  const before = await page.locator('[data-sonner-toast]').count();
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 65, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(before - 1);
});

test('at 360 px a toast covers neither a main button nor the bottom bar, wherever the page is scrolled', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dev/ui');
  await hydrated(page);
  await page.clock.pauseAt('2026-11-21T10:10:00Z');
  const main = page.getByRole('button', { name: 'Accept 1' });
  const [toast, bar] = [page.locator('[data-sonner-toast]'), page.locator('nav[data-bottom-bar]')];
  /** Lets some frames pass; a toast leaves after 4 s. */
  async function isShownAndClear(): Promise<boolean> {
    await page.clock.runFor(200);
    if ((await toast.count()) !== 1) return false;
    const [shown, ...others] = await Promise.all([toast, main, bar].map(boxOf));
    return others.every(({ y, height }) => shown && (y >= shown.y + shown.height || y + height <= shown.y));
  }
  for (const fromBottom of [80, 120, 160]) {
    await page.getByRole('button', { name: 'Bad news' }).dispatchEvent('click');
    await main.evaluate((one, px) => {
      window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + px);
    }, fromBottom);
    await expect.poll(isShownAndClear).toBe(true);
    await page.clock.runFor(5000);
    await expect(toast).toHaveCount(0);
  }
});

test('of the simple toasts only one shows, for 5 s; a swipe of 50 px dismisses it, and it covers no main button', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dev/ui');
  await hydrated(page);
  const press = () => page.getByRole('button', { name: 'A simple toast' }).dispatchEvent('click');
  // Its announcement, another status, is there for a second only.
  const toast = page.getByRole('listitem').filter({ hasText: 'Saved' });
  // The first one loads the code.
  await press();
  await expect(toast).toHaveCount(1);
  await page.clock.pauseAt('2026-11-21T10:10:00Z');
  await expect(toast).toHaveCount(0);

  /** Lets some frames pass. */
  async function show() {
    await press();
    await page.clock.runFor(100);
    await expect(toast).toHaveCount(1);
  }
  await show();
  await show();
  await page.clock.runFor(4800);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);

  await show();
  for (const [px, left] of [
    [45, 1],
    [55, 0],
  ] as const) {
    const { x, y } = await boxOf(toast);
    await page.mouse.move(x + 40, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 40 + px, y + 20, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(left);
  }

  const main = page.getByRole('button', { name: 'Accept 1' });
  await main.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + 120));
  await show();
  const [shown, button] = [await boxOf(toast), await boxOf(main)];
  expect(button.y >= shown.y + shown.height || button.y + button.height <= shown.y).toBe(true);
});

test('a tooltip shows after 700 ms, and the one beside it at once; Escape dismisses it, and the keyboard shows it at once', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/dev/ui');
  // A pointer that moves before the page is hydrated is not noticed.
  await hydrated(page);
  const [first, second] = [
    page.getByRole('button', { name: 'Notifications' }),
    page.getByRole('button', { name: 'Messages' }),
  ];
  // Screen readers read the name of the control, which is the same.
  const tooltip = page.locator('[role=tooltip]');
  // The first one loads the code.
  await first.hover();
  await expect(tooltip).toHaveText('Notifications');
  await page.mouse.move(1, 1);
  await expect(tooltip).toHaveCount(0);
  await page.clock.pauseAt('2026-11-21T10:10:00Z');

  await first.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Notifications');
  // It stays under the pointer.
  const hint = await boxOf(tooltip);
  await page.mouse.move(hint.x + hint.width / 2, hint.y + 8, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText('Notifications');
  await second.hover();
  await expect(tooltip).toHaveText('Messages');
  await page.mouse.move(1, 1);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(250);
  await second.hover();
  await expect(tooltip).toHaveText('Messages');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(1, 1);
  await page.clock.runFor(350);
  await first.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(1, 1);

  await first.press('Tab');
  await expect(tooltip).toHaveText('Messages');
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText('Notifications');
  await page.keyboard.press('Enter');
  await expect(tooltip).toHaveCount(0);
});

test.describe('on a device with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger shows no tooltip', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    await page.goto('/dev/ui');
    await hydrated(page);
    await page.getByRole('button', { name: 'Messages' }).tap();
    await page.clock.runFor(2000);
    await expect(page.locator('[role=tooltip]')).toHaveCount(0);
  });
});

test('in rows that move, a press counts where a control has been for a second and where the press began', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/dev/ui');
  await hydrated(page);
  await page.clock.pauseAt('2026-11-21T10:10:00Z');
  const accepted = page.getByRole('status').filter({ hasText: 'Accepted:' });
  const button = (row: number) => page.getByRole('button', { name: `Accept ${row}`, exact: true });
  await button(2).scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(button(2));
  const press = () => page.mouse.click(x + 20, y + 20);

  // Row 1 slides under the pointer.
  await press();
  await expect(accepted).toHaveText('Accepted: 2');
  expect(await boxOf(button(1))).toMatchObject({ x, y });
  await page.clock.runFor(550);
  await press();
  await expect(accepted).toHaveText('Accepted: 2');

  // Row 3 comes on top while a finger is down on row 1.
  await page.clock.runFor(500);
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
  await page.getByRole('button', { name: 'Add a row' }).dispatchEvent('click');
  expect(await boxOf(button(3))).toMatchObject({ x, y });
  await page.clock.runFor(1000);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(accepted).toHaveText('Accepted: 2');

  await press();
  await expect(accepted).toHaveText('Accepted: 2, 3');
});
