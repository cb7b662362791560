import { type ApplicationForm, EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { FormProvider } from '../form-context.ts';
import { CardsField } from './cards-field.tsx';

const card = { service_slug: null, title_en: '', title_ar: '', base_price: '', duration_minutes: 60 };

function Typed({ onChange }: { onChange: (cards: ApplicationForm['cards']) => void }) {
  const [form, setForm] = useState<ApplicationForm>({
    ...EMPTY_APPLICATION,
    cards: [
      { ...card, title_en: 'Leak repair' },
      { ...card, title_en: 'Painting' },
    ],
  });
  const change = (fields: Partial<ApplicationForm>) => {
    setForm({ ...form, ...fields });
    if (fields.cards) onChange(fields.cards);
  };
  return (
    <FormProvider value={{ form, change, shown: [] }}>
      <CardsField />
    </FormProvider>
  );
}

test.each([360, 1280])('who applies can offer a visit, one offer by one, at %i px', async (width) => {
  const onChange = vi.fn<(cards: ApplicationForm['cards']) => void>();
  const rates = { commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' };
  await show(<Typed onChange={onChange} />, {
    as: 'nour',
    width,
    answers: { payments: { getOwnCommission: () => rates } },
  });
  const visit = page.getByRole('group', { name: 'Leak repair' }).getByRole('switch', { name: 'Visit and quote' });
  await expect.element(visit).not.toBeChecked();
  await visit.click();
  await expect.element(visit).toBeChecked();
  expect(onChange.mock.lastCall?.[0].map(({ is_visit }) => is_visit)).toEqual([true, undefined]);
  const other = page.getByRole('group', { name: 'Painting' }).getByRole('switch', { name: 'Visit and quote' });
  await expect.element(other).not.toBeChecked();
  await visit.click();
  expect(onChange.mock.lastCall?.[0][0]?.is_visit).toBe(false);
});
