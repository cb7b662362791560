import { readFileSync } from 'node:fs';
import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { expect, test } from 'vitest';

const HOUR = 3_600_000;

test.each(['en', 'ar'])('%s: how it works states the times within which cancelling is free', (language) => {
  const catalogue = readFileSync(new URL(`../locales/${language}/site.po`, import.meta.url), 'utf8');
  const said = [...catalogue.matchAll(/^msgid "Cancelling is .+"\nmsgstr "(.+)"$/gm)].map(([, text]) => text).join(' ');
  const free = { until: BOOKING_TIMES.freeCancellationMs / HOUR, for: BOOKING_TIMES.freeAfterAcceptanceMs / 60_000 };
  expect(said).toContain(language === 'en' ? `until ${free.until} hours before` : `حتى ${free.until} ساعة قبل`);
  expect(said).toContain(language === 'en' ? `for ${free.for} minutes after` : `خلال ${free.for} دقيقة من`);
  expect(BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs).toBe(HOUR);
  expect(said).toContain(language === 'en' ? 'at least an hour away' : 'بقاء ساعة على الأقل');
});
