import type { Locator } from '@playwright/test';

/** How often somebody presses a phone's screen: each control, and each field that the keyboard does not reach. */
export function countTaps() {
  let taps = 0;
  return {
    count: () => taps,
    async press(control: Locator): Promise<void> {
      await control.click();
      taps += 1;
    },
    /** The list is opened, and an option pressed. */
    async choose(list: Locator, value: string): Promise<void> {
      await list.focus();
      await list.selectOption(value);
      taps += 2;
    },
    /** Types into a field that has the focus, or gets it by the "next" of the keyboard; else it is pressed first. */
    async type(field: Locator, text: string): Promise<void> {
      if (await field.evaluate(isReached)) await field.focus();
      else await this.press(field);
      await field.fill(text);
    },
  };
}

/** Whether a field has the focus, or the field before it in the same form has. */
function isReached(field: Element): boolean {
  const fields = Array.from(field.closest('form')?.querySelectorAll('input:not([type=hidden])') ?? []);
  const { activeElement } = document;
  return activeElement === field || (activeElement !== null && fields[fields.indexOf(field) - 1] === activeElement);
}
