import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { usePause } from '../../kit/use-pause.ts';
import type { AdminPage } from '../../ui/admin/admin-page.ts';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { adminSearchQuery } from '../queries.ts';
import { groupsFor, type PageLink } from './options.ts';

/** Of fewer characters too much is found. */
const LEAST = 2;

type SearchProps = {
  /** Those that are found by their names. */
  pages: readonly AdminPage[];
  go: (link: PageLink) => void;
};

/** The button of the search of everything, which ⌘K and Ctrl K open, too. */
export function SearchEverything(props: SearchProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function listen(event: globalThis.KeyboardEvent) {
      // The key by its place: an Arabic layout has another letter there.
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-m border border-field-line bg-card px-3 text-s text-ink-1 hover:text-ink-0 lg:w-full"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="grow text-start whitespace-nowrap max-lg:sr-only">
          <Trans>Search everything</Trans>
        </span>
        <kbd dir="ltr" aria-hidden className="font-sans text-xs whitespace-nowrap text-ink-2 max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      {isOpen && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ pages, go, onClose }: SearchProps & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const text = usePause(typed.trim());
  const query = useQuery({
    ...adminSearchQuery(useOrpc(), text),
    enabled: text.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const found = text.length >= LEAST ? query.data : undefined;
  const groups = groupsFor({ text: typed.trim(), pages, found, i18n, language: useLanguage() });
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <Dialog open onOpenChange={onClose} title={t`Search everything`}>
      <Combobox
        isFocused
        label={t`Search everything`}
        placeholder={t`People, bookings, providers, pages, actions`}
        listLabel={t`What was found`}
        groups={groups}
        value={typed}
        onChange={setTyped}
        onChoose={(option) => {
          onClose();
          go(option.link);
        }}
      />
      <output className="mt-3 block text-xs text-ink-2">
        {query.isError ? (
          <Trans>The search does not answer. Pages and actions are found all the same.</Trans>
        ) : (
          <Trans>Results: {count}</Trans>
        )}
      </output>
    </Dialog>
  );
}
