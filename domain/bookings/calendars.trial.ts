import { test } from 'vitest';
import { compareCalendars } from './testing/generated-calendars.ts';

/** `npm run trial:calendars`. The short form is in calendars.test.ts. */
const CALENDARS = 5000;

test(`the free slots of ${CALENDARS} generated calendars are those of a slow reference`, { timeout: 300_000 }, () => {
  compareCalendars(CALENDARS);
});
