import { readFileSync } from 'node:fs';
import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { expect, test } from 'vitest';

const HOUR = 3_600_000;

test.each(['en', 'ar'])('%s: how it works states how long before the start cancelling is still free', (language) => {
  const catalogue = readFileSync(new URL(`../../locales/${language}/site.po`, import.meta.url), 'utf8');
  const said = /^msgid "Cancelling is also .+"\nmsgstr "(.+)"$/m.exec(catalogue)?.[1];
  expect(BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs).toBe(HOUR);
  expect(said).toContain(language === 'en' ? 'at least an hour away' : 'بقاء ساعة على الأقل');
});
