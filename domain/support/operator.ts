/** What the operator of a site states of itself, in the order of its pages, and the longest text of each. */
export const OPERATOR_FIELDS = {
  legal_name_en: 120,
  legal_name_ar: 120,
  address_en: 300,
  address_ar: 300,
  commercial_register: 40,
  tax_number: 40,
  contact_email: 254,
  contact_phone: 30,
} as const;
export type OperatorField = keyof typeof OPERATOR_FIELDS;

/** An empty text is not stated. */
export type Operator = Record<OperatorField, string>;
