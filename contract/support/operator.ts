import { OPERATOR_FIELDS, type OperatorField } from '@hirfa/domain/support';
import * as z from 'zod';
import { LINE } from '../texts.ts';

const words = (field: OperatorField) => z.string().trim().max(OPERATOR_FIELDS[field]).regex(LINE);

/** Who runs the site: what a page of contact has to state. An empty text is not stated, and left out of pages. */
export const OperatorDetails = z.strictObject({
  legal_name_en: words('legal_name_en'),
  legal_name_ar: words('legal_name_ar'),
  address_en: words('address_en'),
  address_ar: words('address_ar'),
  commercial_register: words('commercial_register'),
  tax_number: words('tax_number'),
  contact_email: z.union([z.literal(''), z.email().max(OPERATOR_FIELDS.contact_email)]),
  contact_phone: z
    .string()
    .trim()
    .max(OPERATOR_FIELDS.contact_phone)
    .regex(/^(?:\+?[\d ]{3,})?$/),
});
export type OperatorDetails = z.infer<typeof OperatorDetails>;

/** What was stated from an instant on. */
export const OperatorSetting = OperatorDetails.extend({ id: z.uuid(), holds_from: z.iso.datetime() });
export type OperatorSetting = z.infer<typeof OperatorSetting>;
