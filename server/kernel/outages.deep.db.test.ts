import { expect, test } from 'vitest';
import { surviveOutages } from '../testing/outages/survive-outages.ts';

test(
  'after a restart of the database and a kill of one of two processes no job is lost, and all money agrees',
  { timeout: 300_000 },
  async () => {
    const { bookings, mails, repeatedMails } = await surviveOutages(1);
    expect(bookings).toBeGreaterThan(0);
    expect(mails).toBeGreaterThan(0);
    expect(repeatedMails, 'at most the mails that were being sent').toBeLessThan(mails);
  },
);
