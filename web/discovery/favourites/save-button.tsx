import type { ProviderTile } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import Icon from 'lucide-react/icons/heart';
import { useLanguage } from '../../kit/use-language.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { press, useIsSaved } from './saved.ts';

type SaveButtonProps = {
  provider: Pick<ProviderTile, 'id' | 'display_name_en' | 'display_name_ar'>;
  className?: string;
};

/** The same with words, on the page of a provider. Both words take the same space, so that nothing beside it moves. */
export function SaveButton({ provider, className }: SaveButtonProps) {
  const isSaved = useIsSaved(provider.id, false);
  const name = textIn(provider, 'display_name', useLanguage());
  const word = (isShown: boolean) => `[grid-area:1/1] ${isShown ? '' : 'invisible'}`;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={() => press({ id: provider.id, wanted: !isSaved })}
      className={buttonStyle(
        { variant: 'quiet' },
        `aria-pressed:text-clay-ink noscript:hidden aria-pressed:[&_svg]:fill-current ${className}`,
      )}
    >
      <Icon aria-hidden />
      <span className="grid">
        <span className={word(!isSaved)}>
          <Trans context="a provider">Save</Trans>
        </span>
        <span className={word(isSaved)}>
          <Trans context="a provider">Saved</Trans>
        </span>
      </span>
      <span className="sr-only">{name}</span>
    </button>
  );
}
