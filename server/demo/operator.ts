import type { Operator } from '@hirfa/domain/support';
import { newId } from '../platform/ids.ts';

/** Who runs the demo: nobody, which each text says. */
const OPERATOR: Operator = {
  legal_name_en: 'Hirfa for Services LLC (demo: there is no such firm)',
  legal_name_ar: 'شركة حِرفة للخدمات ذ.م.م (تجريبية: لا توجد شركة بهذا الاسم)',
  address_en: '12 Example Street, Zamalek, Cairo (demo)',
  address_ar: '12 شارع المثال، الزمالك، القاهرة (تجريبي)',
  commercial_register: '000000 (demo)',
  tax_number: '000-000-000 (demo)',
  contact_email: 'help@hirfa.test',
  contact_phone: '+20 2 0000 0000',
};

export const operatorRows = (now: Date) => [{ ...OPERATOR, id: newId(), holds_from: now }];
