import { Settings } from '@hirfa/contract/admin';
import { Contact } from '@hirfa/contract/support';
import { DEFAULT_SUPPORT_HOURS } from '@hirfa/domain/support';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ask, refusalOf } from '../testing/calls.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const DAY_MS = 86_400_000;

const read = async () => Contact.parse((await ask(product, 'GET', '/api/v1/contact')).body);
const later = (ms: number) => new Date(product.clock.now.getTime() + ms).toISOString();

const OPERATOR = {
  legal_name_en: 'Hirfa for Services LLC',
  legal_name_ar: 'شركة حِرفة للخدمات',
  address_en: '12 Example Street, Cairo',
  address_ar: '12 شارع المثال، القاهرة',
  commercial_register: '123456',
  tax_number: '100-200-300',
  contact_email: 'help@hirfa.example',
  contact_phone: '+20 2 1234 5678',
};

test('who runs the site is stated by admins alone, from now on, and what was stated before stays in the settings', async () => {
  const market = await openMarket(product);
  const state = (who: 'admin' | 'customer', changes: object = {}) =>
    market.ask(who, 'POST', '/api/v1/admin/settings/operator', { ...OPERATOR, ...changes });
  expect((await read()).operator).toBeNull();
  expect(refusalOf(await state('customer'))).toBe('admin_required');
  for (const wrong of [{ contact_email: 'help' }, { contact_phone: 'call us' }, { legal_name_en: 'x'.repeat(121) }])
    expect(refusalOf(await state('admin', wrong)), JSON.stringify(wrong)).toBe('invalid_input');
  const { body } = await state('admin');
  expect((await read()).operator).toEqual(OPERATOR);
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  expect((await state('admin', { contact_phone: '' })).status).toBe(200);
  expect((await read()).operator).toEqual({ ...OPERATOR, contact_phone: '' });
  const settings = Settings.parse((await market.ask('admin', 'GET', '/api/v1/admin/settings')).body);
  expect(settings.operator.map(({ contact_phone }) => contact_phone)).toEqual(['', OPERATOR.contact_phone]);
  const { id } = z.object({ id: z.uuid() }).parse(body);
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${id}`);
  expect(log.body).toMatchObject({
    items: [{ action: 'setting.add', before: {}, after: { contact_email: OPERATOR.contact_email } }],
  });
});

test('everybody reads when the team answers: the hours that hold now, not those to come', async () => {
  const market = await openMarket(product);
  const hours = { weekdays: [1, 2], from_minute: 600, to_minute: 900 };
  const add = { ...hours, holds_from: later(DAY_MS) };
  expect((await market.ask('admin', 'POST', '/api/v1/admin/settings/hours', add)).status).toBe(200);
  expect((await read()).hours).toEqual(DEFAULT_SUPPORT_HOURS);
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  expect((await read()).hours).toEqual(hours);
});
