import { useLingui } from '@lingui/react/macro';
import { codeOf } from '../../../kit/error-code.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';

/** What stands below the field of a new password that the server refused as too common; undefined otherwise. */
export function useCommonPassword(error: unknown): string | undefined {
  const { i18n } = useLingui();
  return codeOf(error) === 'common_password' ? i18n._(refusalText(error)) : undefined;
}
