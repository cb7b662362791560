import type { SharedTopic } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';

/** The members of a topic, or one person. */
export type Audience = SharedTopic | 'person';

/** The audiences, as admins call them. */
export function useAudiences(): { value: Audience; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'all-user', label: t`Everybody` },
    { value: 'providers', label: t`Verified providers` },
    { value: 'admins', label: t`Admins` },
    { value: 'live_support_admins', label: t`Admins who answer live support` },
    { value: 'person', label: t`One person` },
  ];
}
