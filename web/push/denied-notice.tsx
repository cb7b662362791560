import { Trans } from '@lingui/react/macro';
import { Notice } from '../ui/feedback/notice.tsx';

/** How to allow what was denied: the browser does not ask a second time. */
export function DeniedNotice() {
  return (
    <Notice tone="plain">
      <Trans>
        Your browser blocks notifications from Hirfa. To allow them, open the settings of this site, next to its
        address, and choose “Allow” for notifications.
      </Trans>
    </Notice>
  );
}
