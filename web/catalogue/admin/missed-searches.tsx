import type { MissedSearch, WholeCatalogue } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Orpc } from '../../kit/orpc.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCall } from '../../ui/use-call.ts';

type MissedSearchesProps = { catalogue: WholeCatalogue };

const missedSearchesQuery = (orpc: Orpc) => orpc.admin.listMissedSearches.queryOptions({ input: {} });

const REFUSALS = {
  state_changed: msg`Another admin has taken this one already.`,
  not_found: msg`Another admin has removed this.`,
  invalid_input: msg`There is no room for more words.`,
};

/** What people searched for and did not find; a press makes it trade words. Nothing where nothing was missed. */
export function MissedSearches({ catalogue }: MissedSearchesProps) {
  const { data } = useQuery(missedSearchesQuery(useOrpc()));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby="missed-searches">
      <h2 id="missed-searches" className="section-text">
        <Trans>Searched, and not found</Trans>
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-s text-ink-1">
        <Trans>
          Words only: of whom is not known. Give them to what people meant, and the next one finds it. They are kept for
          90 days.
        </Trans>
      </p>
      <Card>
        <ul className="divide-y divide-sand-2">
          {data.items.map((missed) => (
            <Row key={missed.id} missed={missed} catalogue={catalogue} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ missed: { id, words, times, last_at }, catalogue }: MissedSearchesProps & { missed: MissedSearch }) {
  const { t } = useLingui();
  const { admin } = useOrpc();
  const [target, setTarget] = useState('');
  const outcome = { failed: t`Nothing was changed.`, refusals: REFUSALS, readAgain: [admin.listMissedSearches.key()] };
  const add = useCall(admin.addTradeWords.call, {
    ...outcome,
    done: t`It is found from now on.`,
    readAgain: [admin.listMissedSearches.key(), admin.getWholeCatalogue.key()],
  });
  const dismiss = useCall(admin.dismissMissedSearch.call, outcome);
  const isPending = add.isPending || dismiss.isPending;
  const [kind, entry_id = ''] = target.split('/');
  const isChosen = kind === 'category' || kind === 'service';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 grow basis-48">
        <p className="text-s font-semibold wrap-anywhere text-ink-0">
          <bdi>{words}</bdi>
        </p>
        <p className="text-xs text-ink-1">
          <Plural value={times} one="Once" other="# times" /> · <DateTime at={last_at} form="day-and-time" />
        </p>
      </div>
      <div className="min-w-0 grow basis-56">
        <SelectField
          label={t`What “${words}” means`}
          value={target}
          placeholder={t`What they meant`}
          onChange={(event) => setTarget(event.target.value)}
          options={useTargets(catalogue)}
        />
      </div>
      <Button
        variant="secondary"
        disabled={!isChosen || isPending}
        onClick={() => isChosen && add.send({ id, kind, entry_id })}
      >
        <Trans context="catalogue">Add</Trans>
      </Button>
      <IconButton
        label={t`Put “${words}” aside`}
        icon={<X aria-hidden />}
        aria-disabled={isPending}
        onClick={() => !isPending && dismiss.send({ id })}
      />
    </li>
  );
}

/** Each category, and below it its services. */
function useTargets({ categories, services }: WholeCatalogue) {
  const language = useLanguage();
  return categories.flatMap((category) => [
    { value: `category/${category.id}`, label: textIn(category.fields, 'name', language) },
    ...services
      .filter(({ fields }) => fields.category_slug === category.fields.slug)
      .map(({ id, fields }) => ({ value: `service/${id}`, label: `– ${textIn(fields, 'title', language)}` })),
  ]);
}
