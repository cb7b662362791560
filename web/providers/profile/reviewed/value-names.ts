import { type ProviderType, REVIEWED_FIELDS } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Field = (typeof REVIEWED_FIELDS)[number];
type Values = { [Name in Exclude<Field, 'provider_type'>]?: string | undefined } & {
  provider_type?: ProviderType | null | undefined;
};

const VALUE_NAMES: Record<Field, MessageDescriptor> = {
  full_name: msg`Full name in English`,
  full_name_ar: msg`Full name in Arabic`,
  business_name: msg`Name of the firm in English`,
  business_name_ar: msg`Name of the firm in Arabic`,
  provider_type: msg`How you work`,
};

const TYPE_NAMES: Record<ProviderType, MessageDescriptor> = {
  community: msg`Under my own name`,
  trusted_essential: msg`As a firm for homes`,
};

/** The values of reviewed fields, in the order of the form; without those that are missing. */
export function valuesOf(values: Values, translate: (text: MessageDescriptor) => string) {
  return REVIEWED_FIELDS.flatMap((field) => {
    const value = field === 'provider_type' ? values[field] && translate(TYPE_NAMES[values[field]]) : values[field];
    return value ? [{ field, name: translate(VALUE_NAMES[field]), value }] : [];
  });
}
