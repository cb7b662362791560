import { useRef, useState } from 'react';
import type { ApplicationStep } from '@hirfa/domain/providers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { StepList } from './step-list.tsx';

const steps = <StepList step="work" isDone={(step) => step === 'type'} onStep={() => undefined} />;
const lefts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.getBoundingClientRect().left);

test('steps go from the left in English, and say which one is shown and which are complete', async () => {
  await show(steps, { width: 1280 });
  expect(lefts()).toEqual(lefts().toSorted((a, b) => a - b));
  await expect.element(page.getByRole('button', { name: /^1\. .*, complete$/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^3\. / })).toHaveAttribute('aria-current', 'step');
});

test('steps go from the right in Arabic', async () => {
  await show(steps, { language: 'ar', width: 1280 });
  expect(lefts()).toEqual(lefts().toSorted((a, b) => b - a));
});

/** The menu moves the focus in a task of its own, once it is closed. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** Steps whose heading takes the focus after a navigation, as in the form. */
function Steps() {
  const [step, setStep] = useState<ApplicationStep>('work');
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (next: ApplicationStep) =>
    setTimeout(() => {
      setStep(next);
      heading.current?.focus();
    });
  return (
    <div className="page-width">
      <h2 ref={heading} tabIndex={-1}>
        {step}
      </h2>
      <StepList step={step} isDone={(each) => each === 'type'} onStep={go} />
    </div>
  );
}

test.each([
  ['en', 'Step 3 of 8', '1. How you work, complete', '5. When you work', 'Step 5 of 8'],
  ['ar', 'الخطوة 3 من 8', '1. طريقة عملك، مكتمل', '5. مواعيد عملك', 'الخطوة 5 من 8'],
] as const)(
  'in %s on a phone, steps keep the margins, and a menu leads to each and its heading',
  async (language, now, done, other, next) => {
    await show(<Steps />, { language });
    const nav = page.getByRole('navigation').element();
    const inside = nav.getBoundingClientRect();
    for (const each of [...nav.querySelectorAll('*')].filter((one) => one.checkVisibility())) {
      const { left, right } = each.getBoundingClientRect();
      expect([left >= inside.left, right <= inside.right]).toEqual([true, true]);
    }
    expect([inside.left, inside.right]).toEqual([20, 340]);
    await page.getByRole('button', { name: now }).click();
    await expect.element(page.getByRole('menuitemradio', { name: done })).toBeVisible();
    await expect.element(page.getByRole('menuitemradio', { name: /^3\. / })).toBeChecked();
    await page.getByRole('menuitemradio', { name: other }).click();
    await expect.element(page.getByRole('button', { name: next })).toBeVisible();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await nextTask();
    await expect.element(page.getByRole('heading', { name: 'hours' })).toHaveFocus();
  },
);
