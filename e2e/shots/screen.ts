import type { RunningSite } from '@hirfa/server/testing/site';
import type { Page } from '@playwright/test';
import type { Who } from './demo-people.ts';

export interface Stage {
  site: RunningSite;
  /** The demo's customer, signed in. */
  customer: Page;
}

/** A screen, and how a person reaches it without a new page load, so that its states can be seen. */
export interface Screen {
  name: string;
  /** The path of the page without a language prefix; a function first creates or reads what the path needs. */
  path: string | ((stage: Stage) => Promise<string>);
  /** The person who is signed in. */
  as?: Who;
  /** The page and the link that lead to it. Absent if the browser always renders the page. */
  over?: { from: string; link: string };
  /** A button, by its name in each language, that opens a step without a path of its own. */
  press?: Record<'en' | 'ar', string>;
  /** Makes the calls of the page answer what only happens now and then. */
  prepare?: (page: Page) => Promise<void>;
}
