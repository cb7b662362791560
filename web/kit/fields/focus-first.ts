/** As a ref: the control has the focus when it appears. */
export const focusFirst = (control: HTMLElement | null): void => control?.focus();
