import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import { LOCALES } from '@hirfa/domain/market';
import { useArabicIndic } from './use-locale.ts';

/**
 * Provides the texts of the page's language. Chosen Arabic digits need their own i18n instance, so that parts which
 * hydrate later still get the texts that the server rendered. Both instances share messages that are loaded later.
 */
export function Texts({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const isArabicIndic = useArabicIndic() && i18n.locale === 'ar';
  const texts = useMemo(
    () =>
      isArabicIndic ? setupI18n({ locale: 'ar', locales: LOCALES['ar-arab'], messages: { ar: i18n.messages } }) : i18n,
    [i18n, isArabicIndic],
  );
  return <I18nProvider i18n={texts}>{children}</I18nProvider>;
}
