import { test } from 'vitest';
import { compareCalendars } from './testing/generated-calendars.ts';

test('the free slots of generated calendars are those of a slow reference, minute by minute', () => {
  // `npm run trial:calendars` compares 5000.
  compareCalendars(500);
});
