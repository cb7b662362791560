import type { RunningSite } from '@hirfa/server/testing/site';
import type { Page } from '@playwright/test';
import type { Who } from './demo-people.ts';

export interface Stage {
  site: RunningSite;
  /** The demo's customer, signed in. */
  customer: Page;
  /** The demo's provider, signed in. */
  provider: Page;
}

/** A screen, and what it takes to see it and its states. */
export interface Screen {
  name: string;
  /** The path of the page without a language prefix; a function first creates or reads what the path needs. */
  path: string | ((stage: Stage) => Promise<string>);
  /** The person who is signed in. */
  as?: Who;
  /** The server renders this page: only a navigation in the browser shows its states. */
  hasPublicData?: true;
  /** A button, by its name in each language, that opens a step without a path of its own. */
  press?: Record<'en' | 'ar', string>;
  /** Makes the calls of the page answer what only happens now and then. */
  prepare?: (page: Page) => Promise<void>;
  /** What a person does on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** While it loads it looks as the browser remembers it from the visit before. */
  isRemembered?: true;
  /** Its other states look like those of another screen. */
  onlyWhole?: true;
  /** Other cases of this screen, each a row of the same sheet. */
  cases?: readonly Omit<Screen, 'cases'>[];
}
