import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { focusProblem } from './focus-problem.ts';
import { TextField } from './text-field.tsx';

const WORDS = 'Please choose one.';
const OPTIONS = ['One', 'Two', 'Three'].map((label) => ({
  value: label,
  label,
  text: 'A line that explains this choice, and that is long enough to need three lines on the narrow screen of a phone.',
}));
const choice = (
  <ChoiceCards label="Which?" field="way" value={null} onChange={() => undefined} options={OPTIONS} error={WORDS} />
);
const text = (
  <div data-field="name">
    <TextField label="Name" error={WORDS} />
  </div>
);

/** A form on a page with the navigation of a phone, which covers its end; the last field begins just above it. */
const form = (field: ReactNode) => (
  <>
    <form style={{ paddingTop: 650, paddingBottom: 900 }}>
      {field}
      <button type="button" onClick={({ currentTarget }) => focusProblem(currentTarget.form)}>
        Continue
      </button>
    </form>
    <nav data-bottom-bar className="fixed inset-x-0 bottom-0 h-(--nav-bar)" />
  </>
);

test.each([
  ['radio', choice],
  ['textbox', text],
] as const)(
  'what is wrong with a %s is in view above the navigation, and the field has the focus',
  async (role, field) => {
    await show(form(field));
    const button = page.getByRole('button', { name: 'Continue' }).element();
    if (!(button instanceof HTMLElement)) throw new Error('the button is not on the page');
    window.scrollTo({ top: 0 });
    button.click();
    await expect.element(page.getByRole(role).first()).toHaveFocus();
    const words = page.getByText(WORDS).element().getBoundingClientRect();
    const bar = page.getByRole('navigation').element().getBoundingClientRect();
    expect(bar.height).toBe(60);
    expect(words.top).toBeGreaterThan(0);
    expect(words.bottom).toBeLessThanOrEqual(bar.top);
  },
);
