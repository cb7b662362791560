import type { Chat } from '@hirfa/contract/messages';
import { displayNameIn } from '@hirfa/domain/accounts';
import { textIn } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { withInitial } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';

/** The name of the other person of a chat, to be isolated from the direction of the text around it. */
export function useOtherName({ other, part }: Pick<Chat, 'other' | 'part'>): string {
  const { t } = useLingui();
  const language = useLanguage();
  if (other === null) return t`Someone who has left`;
  const name = textIn(other, 'display_name', language);
  return part === 'provider' ? withInitial(displayNameIn(name, language)) : name;
}
