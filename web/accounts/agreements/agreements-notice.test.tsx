import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { AgreementsNotice } from './agreements-notice.tsx';

const [TERMS, PRIVACY] = [
  { agreement: 'terms' as const, version: '7' },
  { agreement: 'privacy' as const, version: '3' },
];

test.each([
  [
    [TERMS, PRIVACY],
    ['/terms', '/privacy'],
  ],
  [[TERMS], ['/terms']],
  [[PRIVACY], ['/privacy']],
])('who is asked for %j reads them, and accepts the versions that were shown', async (wanted, links) => {
  const { sent } = await show(<AgreementsNotice wanted={wanted} />, {
    as: 'person',
    answers: { accounts: { acceptAgreements: () => ({ accepted: true as const }) } },
  });
  const notice = page.getByRole('region', { name: 'Changed terms' });
  const found = notice.getByRole('link').elements();
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => sent().map(({ input }) => input)).toEqual([{ accepted: wanted }]);
});
