import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/feedback/notice.tsx';
import { authErrorText } from './auth-errors.ts';

/** The error of a call of the account flows; nothing while there is none. */
export function AuthProblem({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return error ? <Notice tone="bad">{i18n._(authErrorText(error))}</Notice> : null;
}
