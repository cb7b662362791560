import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { clearable, cleared } from '../filters/asked.ts';
import type { ProviderSearch } from '../filters/provider-search.ts';
import { countsQuery } from '../queries.ts';
import { FilterChoices } from './filter-choices.tsx';
import { ProviderSearchLink } from './provider-search-link.tsx';
import { useAsked } from './use-asked.ts';

type FilterSheetProps = { search: ProviderSearch; isOpen: boolean; onClose: () => void };

/** All filters of a phone. Choices stay in the sheet until its button shows what they find. */
export default function FilterSheet({ isOpen, onClose, search }: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t({ message: 'Filters', context: 'heading of filters' })}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Choices search={search} onClose={onClose} />
    </Dialog>
  );
}

/** At the lower edge of the sheet, over its padding. */
const footer =
  'sticky bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] -mx-6 mt-6 mb-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] flex gap-2 border-t border-sand-2 bg-card px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]';

/** It begins anew each time that the sheet opens. */
function Choices({ search, onClose }: Omit<FilterSheetProps, 'isOpen'>) {
  const [chosen, choose] = useState(search);
  const of = useAsked(chosen);
  const { data: counts } = useQuery({ ...countsQuery(useOrpc(), of.search), placeholderData: keepPreviousData });
  if (counts === undefined) return null;
  return (
    <>
      <FilterChoices of={of} counts={counts} onChoose={choose} />
      <div className={footer}>
        <ProviderSearchLink search={of.search} onClick={onClose} className={buttonStyle({}, 'grow')}>
          <span aria-live="polite">
            <ShowCount count={counts.total} isCapped={counts.is_capped} />
          </span>
        </ProviderSearchLink>
        {clearable(of).length > 0 && (
          <Button variant="quiet" className="shrink-0" onClick={() => choose(cleared(of))}>
            <Trans context="filters">Clear</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function ShowCount({ count, isCapped }: { count: number; isCapped: boolean }) {
  if (isCapped) return <Plural value={count} one="Show # and more" other="Show # and more" />;
  return <Plural value={count} _0="Nobody fits" one="Show # provider" other="Show # providers" />;
}
