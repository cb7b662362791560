import type { Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const leave = (page: Page) =>
  page.getByRole('link', { name: /^(Leave without paying|العودة دون دفع)$/ }).click();
