import { codesLater, shownCode } from '@hirfa/server/testing/authenticator-app';
import type { Page } from '@playwright/test';

/** Each call returns a newer code of an app; the server accepts those of the previous and the next time step, too. */
export function codesOf(secret: string): () => string {
  const began = new Date();
  let shown = 0;
  return () => shownCode(secret, codesLater(began, shown++));
}
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
