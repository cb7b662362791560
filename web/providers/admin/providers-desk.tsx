import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { shortcutOf } from '../../kit/keys/shortcut-of.ts';
import { focusRow, isInOpened, useDeskKeys } from '../../kit/keys/use-desk-keys.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PROVIDER_LISTS, type ProviderList, providersQuery, totalOf } from './queries.ts';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ProviderRows } from './provider-rows.tsx';

type ProvidersDeskProps = {
  /** The provider whose page is open. */
  id: string | undefined;
  open: (id: string | undefined) => void;
};

/** The lists of providers, and beside them (on a phone: instead of them) the page of one. */
export function ProvidersDesk({ id, open }: ProvidersDeskProps) {
  const [list, setList] = useState<ProviderList>('pending');
  const [name, setName] = useState('');
  const searched = useDeferredValue(name.trim());
  const nextAfter = useNextAfter(list, searched);
  const heading = useHeadingAfter(id);
  const lists = useRef<HTMLElement>(null);
  const { t } = useLingui();
  const goOn = (step: 1 | -1) => open(id && nextAfter(id, step));
  useDeskKeys((event, main) => {
    const key = shortcutOf(event, main);
    if (key !== 'j' && key !== 'k') return;
    const step = key === 'j' ? 1 : -1;
    if (isInOpened(event)) goOn(step);
    else focusRow(lists.current, step);
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <section
        ref={lists}
        aria-labelledby="providers-heading"
        className={classNames('min-w-0', id !== undefined && 'max-lg:hidden')}
      >
        <h2 ref={heading} id="providers-heading" tabIndex={-1} className="section-text mb-4 outline-none">
          <Trans>Providers</Trans>
        </h2>
        <NameField value={name} onChange={setName} />
        <Lists list={list} name={searched} openId={id} onChange={setList} />
      </section>
      {id === undefined ? (
        <div className="max-lg:hidden">
          <EmptyState icon={<IdCard aria-hidden />} heading={t`Choose someone to see their application.`} />
        </div>
      ) : (
        <ApplicantPanel
          key={id}
          id={id}

          close={() => open(undefined)}
          next={() => goOn(1)}
        />
      )}
    </div>
  );
}

/** The heading of the lists, which takes the focus when the page of a provider is closed. */
function useHeadingAfter(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined && shown.current !== undefined) heading.current?.focus();
    shown.current = id;
  }, [id]);
  return heading;
}

function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { t } = useLingui();
  return (
    <TextField
      type="search"
      label={t`Search by name`}
      value={value}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type ListsProps = {
  list: ProviderList;
  name: string;
  openId: string | undefined;
  onChange: (list: ProviderList) => void;
};

function Lists({ list, name, openId, onChange }: ListsProps) {
  const { t } = useLingui();
  const counts = useCounts(name);
  const words = {
    pending: t({ message: 'Pending', context: 'providers' }),
    verified: t({ message: 'Verified', context: 'providers' }),
    rejected: t({ message: 'Rejected', context: 'providers' }),
    changes: t({ message: 'Changes', context: 'providers' }),
  };
  return (
    <div className="mt-4">
      <Tabs<ProviderList>
        label={t`Providers by status`}
        value={list}
        onChange={onChange}
        tabs={PROVIDER_LISTS.map((value) => ({
          value,
          label: words[value],
          count: counts[value]?.toString(),
          content: <ProviderRows list={value} name={name} openId={openId} />,
        }))}
        many="columns"
      />
    </div>
  );
}

/** How many each list has. */
function useCounts(name: string): Record<ProviderList, number | undefined> {
  const orpc = useOrpc();
  const pending = useInfiniteQuery(providersQuery(orpc, 'pending', name));
  const verified = useInfiniteQuery(providersQuery(orpc, 'verified', name));
  const rejected = useInfiniteQuery(providersQuery(orpc, 'rejected', name));
  const changes = useInfiniteQuery(providersQuery(orpc, 'changes', name));
  const countOf = ({ data }: typeof pending) => {
    const last = data?.pages.at(-1);
    return last && totalOf(last.headers);
  };
  return {
    pending: countOf(pending),
    verified: countOf(verified),
    rejected: countOf(rejected),
    changes: countOf(changes),
  };
}

/** Who comes next (1) or before (-1) in the shown list; undefined at its end. */
function useNextAfter(list: ProviderList, name: string): (id: string, step: 1 | -1) => string | undefined {
  const { queryKey } = providersQuery(useOrpc(), list, name);
  const queryClient = useQueryClient();
  return (id, step) => {
    const ids =
      queryClient.getQueryData(queryKey)?.pages.flatMap(({ body }) => body.map((provider) => provider.id)) ?? [];
    const index = ids.indexOf(id);
    return index === -1 ? ids[0] : (ids[index + step] ?? ids.find((other) => other !== id));
  };
}
