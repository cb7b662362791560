import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { StepList } from './step-list.tsx';

const steps = <StepList step="work" isComplete={(step) => step === 'type'} onStep={() => undefined} />;
const lefts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.getBoundingClientRect().left);

test('steps go from the left in English, and say which one is shown and which are complete', async () => {
  await show(steps);
  expect(lefts()).toEqual(lefts().toSorted((a, b) => a - b));
  await expect.element(page.getByRole('button', { name: /^1\. .*, complete$/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^3\. / })).toHaveAttribute('aria-current', 'step');
});

test('steps go from the right in Arabic', async () => {
  await show(steps, { language: 'ar' });
  expect(lefts()).toEqual(lefts().toSorted((a, b) => b - a));
});
