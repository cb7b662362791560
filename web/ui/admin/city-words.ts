import type { CITIES } from '@hirfa/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const CITY_WORDS: Record<(typeof CITIES)[number], MessageDescriptor> = {
  cairo: msg`Cairo`,
  giza: msg`Giza`,
  alexandria: msg`Alexandria`,
};
