import type { Package } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PackagePart } from './package-part.tsx';
import { samplePackage, stoppedPackage } from './sample-package.ts';

const of = { id: samplePackage.id, kind: 'monthly' } as const;
const part = (
  <div className="page-width">
    <PackagePart of={of} here={samplePackage.id} />
  </div>
);
const dialog = page.getByRole('dialog');

test.each([
  ['en', 'Stop the package', '3 meetings are cancelled. You get EGP 807.99 back.', 'You stopped'],
  ['ar', 'إيقاف الباقة', 'نلغي 3 مواعيد. يعود إليك', 'أوقفت هذه الباقة'],
] as const)('in %s a package is stopped on the terms that are shown before', async (language, stop, terms, after) => {
  let isStopped = false;
  const { sent } = await show(part, {
    language,
    as: 'nour',
    answers: {
      bookings: {
        getPackage: () => (isStopped ? stoppedPackage : samplePackage),
        stopPackage: () => {
          isStopped = true;
          return stoppedPackage;
        },
      },
    },
  });
  await page.getByRole('button', { name: stop }).click();
  await expect.element(dialog).toMatchTextContent(terms);
  await dialog.getByRole('button', { name: stop }).click();
  await expect.element(page.getByRole('main')).toMatchTextContent(after);
  expect(sent().filter(({ call }) => call.endsWith('stopPackage'))).toEqual([
    { call: 'bookings.stopPackage', input: { id: samplePackage.id, refund: '807.99' }, key: expect.any(String) },
  ]);
});

test('where another amount goes back now, it is shown, and nothing is stopped before the person agrees again', async () => {
  const later: Package = { ...samplePackage, stop: { bookings: 2, refund: '538.66' } };
  let asked = 0;
  const { sent } = await show(part, {
    as: 'nour',
    answers: {
      bookings: {
        getPackage: () => (asked === 0 ? samplePackage : later),
        stopPackage: () => (++asked === 1 ? { refused: 'state_changed', data: { amount: '538.66' } } : stoppedPackage),
      },
    },
  });
  await page.getByRole('button', { name: 'Stop the package' }).click();
  await dialog.getByRole('button', { name: 'Stop the package' }).click();
  await expect.element(dialog).toMatchTextContent('2 meetings are cancelled. You get EGP 538.66 back.');
  await expect.element(dialog).toMatchTextContent('The amount has changed');
  await dialog.getByRole('button', { name: 'Stop the package' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent().flatMap(({ call, input }) => (call.endsWith('stopPackage') ? [input] : []))).toEqual([
    { id: samplePackage.id, refund: '807.99' },
    { id: samplePackage.id, refund: '538.66' },
  ]);
});

test('where nothing can be stopped any more, a message says so', async () => {
  let asked = 0;
  await show(part, {
    as: 'nour',
    answers: {
      bookings: {
        getPackage: () => (asked === 0 ? samplePackage : { ...samplePackage, stop: null }),
        stopPackage: () => (++asked, { refused: 'state_changed' }),
      },
    },
  });
  await page.getByRole('button', { name: 'Stop the package' }).click();
  await dialog.getByRole('button', { name: 'Stop the package' }).click();
  await expect.element(page.getByText('This package has changed. You see it as it is now.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
