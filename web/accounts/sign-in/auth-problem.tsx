import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/feedback/notice.tsx';
import { authErrorText } from './auth-errors.ts';

/** Why a call of the account flows did not do what was asked; nothing while there is nothing to say. */
export function AuthProblem({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return error ? <Notice tone="bad">{i18n._(authErrorText(error))}</Notice> : null;
}
