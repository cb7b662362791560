import { Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { SubmitEvent } from 'react';
import { pathIn } from '../../kit/i18n.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { AreaField } from '../../ui/fields/area-field.tsx';

type FindHereProps = {
  /** What the list above is of: the search stays in it. */
  within: { category: string } | { service: string };
  /** Whether somebody comes to the customer. */
  withArea?: boolean;
  onFind: (area: string | undefined) => void;
};

/** From a list to the search in it, with the area; without scripts the form has the same address. */
export function FindHere({ within, withArea = true, onFind }: FindHereProps) {
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const area = new FormData(event.currentTarget).get('area');
    onFind((typeof area === 'string' && area) || undefined);
  }
  return (
    <form action={pathIn(useLanguage(), '/services')} onSubmit={find} className="mb-5 flex items-center gap-2">
      {Object.entries({ ...within, show: 'providers' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {withArea && (
        <div className="min-w-0 grow sm:max-w-sm">
          <AreaField />
        </div>
      )}
      <button type="submit" className={buttonStyle({ variant: 'secondary' }, 'min-h-12 shrink-0')}>
        <SlidersHorizontal aria-hidden className="max-sm:hidden" />
        <Trans context="button">Filter</Trans>
      </button>
    </form>
  );
}
