import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { RefusalTexts } from '../../../kit/refusals/refusal.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';

const NOT_THIS_DEVICE = msg`This device can’t make a passkey for us. It needs a screen lock, such as a PIN or a fingerprint.`;

/** The text for a failure of the browser or the device, by the name of its error (WebAuthn level 3). */
const OF_DEVICES: Record<string, MessageDescriptor> = {
  ConstraintError: NOT_THIS_DEVICE,
  InvalidStateError: msg`This device already has a passkey for your account.`,
  NotReadableError: msg`Your device could not use the passkey. Please try once more.`,
  NotSupportedError: NOT_THIS_DEVICE,
  SecurityError: msg`Passkeys work only at this site’s own address. Please open it there.`,
  TimeoutError: msg`That took too long. Please try once more.`,
  UnknownError: msg`Your device could not use the passkey. Please try once more.`,
};

type PasskeyProblemProps = {
  error: Error | null;
  /** Browsers report the same error for a cancelled request and a missing passkey: what to try. */
  cancelled: ReactNode;
  /** What refusals of the server mean here. */
  texts?: RefusalTexts;
};

/** Why a passkey was not used or created; no alert where the person cancelled. */
export function PasskeyProblem({ error, cancelled, texts }: PasskeyProblemProps) {
  const { i18n } = useLingui();
  if (error === null) return null;
  if (['NotAllowedError', 'AbortError'].includes(error.name))
    return <output className="block text-s text-ink-1">{cancelled}</output>;
  return <Notice tone="bad">{i18n._(OF_DEVICES[error.name] ?? refusalText(error, texts))}</Notice>;
}
