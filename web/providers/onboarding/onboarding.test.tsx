import { EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { hasApplied } from './applied.ts';
import { Onboarding } from './onboarding.tsx';

test.each([
  ['pending', true, 'Your application is with us'],
  ['rejected', true, 'We could not accept your application yet'],
  ['draft', false, 'Become a provider'],
] as const)('the browser knows for the next visit whether an application was sent: %s', async (status, is, heading) => {
  await show(<Onboarding step={undefined} onStep={() => undefined} photo={null} renderPhone={() => null} />, {
    as: 'nour',
    answers: {
      providers: {
        getApplication: () => ({
          form: EMPTY_APPLICATION,
          step: 'type',
          version: 0,
          status,
          reason: null,
          is_active: true,
          phone_number: null,
          documents: [],
          sent_at: null,
          decided_at: null,
        }),
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect.poll(hasApplied).toBe(is);
});
