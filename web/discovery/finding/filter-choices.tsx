import type { ProviderCounts } from '@hirfa/contract/discovery';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Asked } from '../filters/asked.ts';
import { type FilterChoice, type FilterGroup, FilterHeading, groupsOf } from '../filters/filter-groups.tsx';
import type { ProviderSearch } from '../filters/provider-search.ts';
import { ProviderSearchLink } from './provider-search-link.tsx';

/** So many of a long list are shown at first; the others open below. */
const SHOWN = 6;

type FilterChoicesProps = {
  of: Asked;
  counts: ProviderCounts;
  /** Receives each choice; without it, choices lead to the page with them. */
  onChoose?: (search: ProviderSearch) => void;
};

/** Each choice of each filter as a link, with how many providers it finds. */
export function FilterChoices({ of, counts, onChoose }: FilterChoicesProps) {
  const hasTrade = of.service !== null || (of.meaning?.trades.length ?? 0) > 0;
  const groups = groupsOf(of, counts).filter(
    ({ name, choices }) => choices.length > 0 && !(name === 'category' && hasTrade),
  );
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <Group key={group.name} group={group} onChoose={onChoose} />
      ))}
    </div>
  );
}

type GroupProps = { group: FilterGroup; onChoose: FilterChoicesProps['onChoose'] };

function Group({ group, onChoose }: GroupProps) {
  const id = useId();
  const days = useChosenInSight();
  const { name, choices, isCapped } = group;
  const isDays = name === 'day';
  const first = isDays ? choices : firstOf(choices);
  const others = choices.filter((choice) => !first.includes(choice));
  const listOf = (some: readonly FilterChoice[]) => (
    <ul
      ref={isDays ? days : undefined}
      className={isDays ? (onChoose === undefined ? dayGrid : dayRow) : 'flex flex-wrap gap-2'}
    >
      {some.map((choice) => (
        <li key={choice.id} className={isDays ? 'min-w-22 shrink-0' : 'max-w-full'}>
          <Choice choice={choice} isCapped={isCapped} isDay={isDays} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2.5 text-s font-semibold text-ink-0">
        <FilterHeading name={name} />
      </h3>
      {listOf(first)}
      {others.length > 0 && (
        <details className="group">
          <summary className="mt-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-s text-s font-semibold text-clay-ink [&::-webkit-details-marker]:hidden">
            <Others count={others.length} />
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-1">{listOf(others)}</div>
        </details>
      )}
    </section>
  );
}

/** A row of days begins at the chosen one. */
function useChosenInSight() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [row, chosen] = [list.current, list.current?.querySelector('[aria-current]')];
    if (!row || !chosen) return;
    const [around, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollBy(box.left + box.width / 2 - around.left - around.width / 2, 0);
  }, []);
  return list;
}

function Others({ count }: { count: number }) {
  const { i18n } = useLingui();
  const others = i18n.number(count);
  return <Trans context="choices">{others} more</Trans>;
}

/** The chosen one is always among them. */
function firstOf(choices: readonly FilterChoice[]): readonly FilterChoice[] {
  if (choices.length <= SHOWN + 1) return choices;
  const chosen = choices.findIndex(({ isChosen }) => isChosen);
  return choices.filter((_, place) => place < SHOWN || place === chosen);
}

/** A sheet has one row of days, which scrolls. */
const dayRow = '-mx-6 -my-1 flex gap-2 overflow-x-auto overscroll-x-contain px-6 py-1 [scrollbar-width:none]';
const dayGrid = 'grid grid-cols-3 gap-2';

const shape = 'max-w-full border text-s font-medium leading-snug';
const pill = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 py-1.5 [&_svg]:size-4 [&_svg]:shrink-0';
const cell = 'flex min-h-16 flex-col items-center justify-center rounded-s px-0.5 py-1.5 text-center';
const LOOK = {
  chosen: 'border-teal bg-teal text-sand-0',
  free: 'border-sand-2 bg-card text-ink-0 hover:border-field-line',
  none: 'border-transparent bg-sand-1 text-ink-2',
};

type ChoiceProps = {
  choice: FilterChoice;
  isCapped: boolean;
  isDay: boolean;
  onChoose: FilterChoicesProps['onChoose'];
};

/** One that finds nobody is shown and leads nowhere, unless it is chosen: then it can be taken away. */
function Choice({ choice: { label, count, isChosen, search }, isCapped, isDay, onChoose }: ChoiceProps) {
  const isNone = count === 0 && !isChosen;
  const style = (look: keyof typeof LOOK) => classNames(shape, isDay ? cell : pill, LOOK[look]);
  const words = (
    <>
      {isChosen && !isDay && <Check aria-hidden />}
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className={classNames('text-xs tabular-nums', !isChosen && 'text-ink-2')}>
        <CountOf count={count} isCapped={isCapped} />
      </span>
    </>
  );
  if (isNone) return <span className={style('none')}>{words}</span>;
  return (
    <ProviderSearchLink
      search={search}
      onChoose={onChoose}
      aria-current={isChosen ? 'true' : undefined}
      className={style(isChosen ? 'chosen' : 'free')}
    >
      {words}
    </ProviderSearchLink>
  );
}

/** "12", or "200+" where there may be more. */
function CountOf({ count, isCapped }: { count: number; isCapped: boolean }) {
  const { i18n } = useLingui();
  const least = i18n.number(count);
  return isCapped ? <Trans context="count of a choice">{least}+</Trans> : least;
}
