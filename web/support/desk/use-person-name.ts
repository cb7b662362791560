import type { SupportInboxItem } from '@hirfa/contract/support';
import { useLingui } from '@lingui/react/macro';

/** The name of who asks; their account may have ended. */
export function usePersonName({ person }: Pick<SupportInboxItem, 'person'>): string {
  const { t } = useLingui();
  return person?.full_name ?? t`Someone who has left`;
}
