import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { refusalText } from '../../kit/refusals/refusal-text.ts';
import { suspensionOf } from '../../kit/suspension.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';

const TEXTS = { service_unavailable: msg`Codes can’t be sent to phones right now. Please use your e-mail.` };

type AuthProblemProps = {
  error: unknown;
  /** What helps after too many tries, besides waiting. */
  whenLimited?: ReactNode;
};

/** The error of a call of the account flows; nothing while there is none. */
export function AuthProblem({ error, whenLimited }: AuthProblemProps) {
  const { i18n } = useLingui();
  if (!error) return null;
  const suspension = suspensionOf(error);
  if (suspension !== null) return <SuspendedNotice suspension={suspension} />;
  const help = codeOf(error) === 'too_many_requests' ? whenLimited : undefined;
  return (
    <Notice tone="bad">
      {i18n._(refusalText(error, TEXTS))}
      {help && <> {help}</>}
    </Notice>
  );
}
