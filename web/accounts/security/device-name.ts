import type { Device } from '@hirfa/contract/accounts';
import { useLingui } from '@lingui/react/macro';

/** "Chrome on Android"; unknown parts are left out. */
export function useDeviceName({ browser, system, kind }: Device): string {
  const { t } = useLingui();
  const kinds = { phone: t`Phone`, tablet: t`Tablet`, computer: t`Computer` };
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? (kind === null ? t`Unknown device` : kinds[kind]);
}
