// @with-first-page
import type { ProviderTile } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import Icon from 'lucide-react/icons/heart';
import { useLanguage } from '../../kit/use-language.ts';
import { press, useIsSaved } from './saved.ts';

type HeartProps = {
  provider: Pick<ProviderTile, 'id' | 'display_name_en' | 'display_name_ar'>;
  /** Whether the page shows somebody who is saved. */
  assumed?: boolean;
};

/**
 * Saves a provider, or removes them. The page is the same for everybody: who is saved is known in the browser. It
 * stands at the corner of a card whose whole area is a link.
 */
export function Heart({ provider, assumed = false }: HeartProps) {
  const { t } = useLingui();
  const isSaved = useIsSaved(provider.id, assumed);
  const name = textIn(provider, 'display_name', useLanguage());
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t`Save ${name}`}
      onClick={() => press({ id: provider.id, wanted: !isSaved })}
      className={`${heartStyle} relative -m-2 ms-auto size-11 shrink-0 rounded-full`}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** The heart is filled while a provider is saved. Without scripts it is hidden, since it could do nothing. */
export const heartStyle =
  'inline-flex items-center justify-center text-ink-2 transition-colors hover:bg-sand-1 hover:text-clay-ink aria-pressed:text-clay-ink noscript:hidden [&_svg]:size-5 aria-pressed:[&_svg]:fill-current';
