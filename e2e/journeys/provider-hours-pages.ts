import type { Page } from '@playwright/test';

export const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();
