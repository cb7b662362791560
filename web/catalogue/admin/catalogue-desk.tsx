import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import { ENTRY_KINDS, type EntryKind } from '@hirfa/domain/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { catalogueQuery } from '../../kit/admin/catalogue-query.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Nothing } from '../../ui/feedback/nothing.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { KIND_TITLES } from './catalogue-words.ts';
import { type Draft, emptyDraft } from './drafts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { AreaRows, CategoryRows, ServiceRows } from './rows.tsx';

type CatalogueDeskProps = { kind: EntryKind; onChange: (kind: EntryKind) => void };

/** Categories, services and areas, and the form that changes them. */
export function CatalogueDesk({ kind, onChange }: CatalogueDeskProps) {
  const { t } = useLingui();
  const query = useQuery(catalogueQuery(useOrpc()));
  const [draft, open] = useState<Draft>();
  const labels = {
    category: t({ message: 'Categories', context: 'catalogue' }),
    service: t({ message: 'Services', context: 'catalogue' }),
    area: t({ message: 'Areas', context: 'catalogue' }),
  };
  return (
    <QueryView query={query} failed={t`The catalogue could not be loaded`} skeleton={<RowsSkeleton hasBadge />}>
      {(catalogue) => (
        <div className="flex flex-col gap-10">
          <Tabs<EntryKind>
            label={t`What the catalogue consists of`}
            value={kind}
            onChange={onChange}
            tabs={ENTRY_KINDS.map((value) => ({
              value,
              label: labels[value],
              content: <Part kind={value} catalogue={catalogue} open={open} />,
            }))}
          />
          <MissedSearches catalogue={catalogue} />
          {draft && <EntryDialog first={draft} catalogue={catalogue} onClose={() => open(undefined)} />}
        </div>
      )}
    </QueryView>
  );
}

const FILES = { category: 'categories', service: 'services', area: 'areas' } as const;

type PartProps = { kind: EntryKind; catalogue: WholeCatalogue; open: (draft: Draft) => void };

function Part({ kind, catalogue, open }: PartProps) {
  const { i18n } = useLingui();
  const rows = { category: catalogue.categories, service: catalogue.services, area: catalogue.areas }[kind];
  // A service is in a category.
  const isTooEarly = kind === 'service' && catalogue.categories.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {!isTooEarly && (
          <Button onClick={() => open(emptyDraft(kind, catalogue))}>
            <Plus aria-hidden />
            {i18n._(KIND_TITLES[kind].new)}
          </Button>
        )}
        {rows.length > 0 && <ListFileButton list={{ table: FILES[kind] }} />}
      </div>
      {rows.length === 0 ? (
        <Nothing>{isTooEarly ? <Trans>Add a category first.</Trans> : <Trans>Nothing here yet</Trans>}</Nothing>
      ) : (
        <Rows kind={kind} catalogue={catalogue} open={open} />
      )}
    </div>
  );
}

function Rows({ kind, catalogue, open }: PartProps) {
  if (kind === 'category') return <CategoryRows catalogue={catalogue} open={open} />;
  if (kind === 'service') return <ServiceRows catalogue={catalogue} open={open} />;
  return <AreaRows catalogue={catalogue} open={open} />;
}
