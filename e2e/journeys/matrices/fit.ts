import type { Page } from '@playwright/test';
import { hydrated } from '../../hydration.ts';
import { expect, expectAccessible } from '../../test.ts';

/** The problems of the page on a small screen, by touch and by keyboard. */
async function faultsOf(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: false }) &&
        one.getClientRects().length > 0 &&
        !one.matches(':disabled, [tabindex="-1"]'),
    );
    return found.map((one, index) => {
      one.dataset['control'] = String(index);
      // A checkbox and its label are one target, a card is the target of its link, a radio group has one focus.
      const isOverCard = getComputedStyle(one, '::after').position === 'absolute';
      const words = one instanceof HTMLButtonElement ? one.labels[0] : one.closest('label');
      const { width, height } = (words ?? (isOverCard ? one.offsetParent : one) ?? one).getBoundingClientRect();
      const isInText = one.matches('a') && getComputedStyle(one).display === 'inline';
      return {
        name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30) ?? ''} ${one.getAttribute('name') ?? ''}`,
        isSmall: !isInText && Math.min(width, height) < 43.5,
        isInGroup: one.matches('[type=radio]:not(:checked)'),
      };
    });
  });
  const reached = new Set<number>();
  const unmarked = new Set<number>();
  await page.evaluate(() => document.querySelector('main')?.focus());
  for (let presses = 0; presses < controls.length + 12; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: one } = document;
      if (!(one instanceof HTMLElement) || one.dataset['control'] === undefined) return null;
      let place: HTMLElement | null = one;
      while (place !== null && getComputedStyle(place).outlineStyle === 'none') place = place.parentElement;
      const marked = place !== null;
      return { control: Number(one.dataset['control']), marked };
    });
    if (at !== null) reached.add(at.control);
    if (at !== null && !at.marked) unmarked.add(at.control);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(width > 360 ? [`${width} px wide`] : []),
    ...controls.flatMap(({ name, isSmall }) => (isSmall ? [`smaller than a finger: ${name}`] : [])),
    ...controls.flatMap(({ name, isInGroup }, index) =>
      reached.has(index) || isInGroup ? [] : [`not reached by keys: ${name}`],
    ),
    ...controls.flatMap(({ name }, index) => (unmarked.has(index) ? [`focus not seen: ${name}`] : [])),
  ];
}

/** Expects that a page fits a screen of 360 px, fingers, the keyboard and screen readers. */
export async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  // What is still loading would add controls after they are counted.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect([path, await faultsOf(page)]).toEqual([path, []]);
  await expectAccessible(page);
}
