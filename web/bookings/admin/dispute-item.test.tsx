import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { photoAddress, photoKey } from '../../ui/photos/photo-query.ts';
import { DisputeItem } from './dispute-item.tsx';

const AT = '2026-11-28T12:40:00.000Z';
const receipt = { id: '019aa000-0000-7000-8000-000000000031', width: 600, height: 800 };
const item: ItemProps<'dispute'>['item'] = {
  kind: 'dispute',
  id: '019aa000-0000-7000-8000-000000000001',
  since: AT,
  due_at: AT,
  title_en: 'Leaking tap',
  title_ar: 'صنبور يسرّب',
  starts_at: AT,
  customer_name: 'Nour E.',
  provider_name_en: 'Salma H.',
  provider_name_ar: 'سلمى ح.',
  dispute: {
    reason: 'not_as_agreed',
    text: 'The tap still drips.',
    photos: [],
    by: 'customer',
    paid_in_cash: null,
    opened_at: AT,
    paid: '718.20',
    answer_until: AT,
    answer: { text: 'It was dry when I left.', photos: [], at: AT },
    decide_by: AT,
    outcome: null,
    ended_at: null,
    decision: null,
  },
  is_cash: false,
  extras: [
    {
      id: '019aa000-0000-7000-8000-000000000021',
      work: '100.00',
      materials: '50.00',
      minutes: 0,
      is_quote: false,
      reason: 'The pipe behind the wall leaks, too.',
      photos: [receipt],
      costs: null,
      proposed_at: AT,
      approved_at: AT,
      is_secured: false,
      outcome: 'added',
      ended_at: AT,
    },
  ],
  lines: {
    subtotal: '600.00',
    platform_fee: '30.00',
    vat: '88.20',
    referral_bonus: '0.00',
    provider_commission: '150.00',
    provider_payout: '450.00',
    customer_total: '718.20',
  },
  rates: { commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' },
};

/** The receipt is on this device already. */
function WithReceipt({ file }: { file: Blob }) {
  useQueryClient().setQueryData(photoKey(photoAddress('receipt', receipt.id)), file);
  return <DisputeItem item={item} onDecided={() => {}} />;
}

async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d');
  return canvas.convertToBlob();
}

test.each([
  ['en', 'Extra work', 'Receipt, 1 of 1'],
  ['ar', 'عمل إضافي', 'الفاتورة 1 من 1'],
] as const)(
  'in %s an admin sees the extra work of the booking and its receipts beside the problem',
  async (...given) => {
    const [language, heading, photo] = given;
    await show(<WithReceipt file={await picture()} />, { language, as: 'admin' });
    const part = page.getByRole('region', { name: heading });
    await expect.element(part).toMatchTextContent('The pipe behind the wall leaks, too.');
    await expect.element(part.getByRole('button', { name: photo })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test('without extra work nothing is said about it', async () => {
  await show(<DisputeItem item={{ ...item, extras: [] }} onDecided={() => {}} />, { as: 'admin' });
  await expect.element(page.getByRole('region', { name: 'The decision' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Extra work' })).not.toBeInTheDocument();
});
