import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useDirection } from '../kit/use-language.ts';
import { classNames } from './class-names.ts';

type TabsProps<Value extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly {
    value: Value;
    label: string;
    /** How much is behind it. */
    count?: string | undefined;
    content: ReactNode;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shown beside the tabs, such as the section's heading. */
  heading?: ReactNode;
  /** All contents are in the page; without scripts, which the choice needs, they are shown one below the other. */
  keepAll?: boolean;
  /** Many tabs: they are in one row that is scrolled where it is too narrow, or on wide screens in columns. */
  many?: 'row' | 'columns' | undefined;
};

/**
 * A segmented control; tabs that have no room wrap into rows. Arrow keys, Home and End
 * choose, as in the ARIA pattern of tabs: the first page loads this, and a library's tabs weigh nine times as much.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  heading,
  keepAll = false,
  many,
}: TabsProps<Value>) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {heading}
        <TabList id={id} label={label} tabs={tabs} value={value} onChange={onChange} many={many} />
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(id, tab.value)}
          aria-labelledby={tabId(id, tab.value)}
          tabIndex={0}
          data-inactive={tab.value === value ? undefined : ''}
          className="mt-5 rounded-m data-inactive:not-noscript:hidden"
        >
          {(keepAll || tab.value === value) && tab.content}
        </div>
      ))}
    </div>
  );
}

/** In pixels, as in the class of the row. */
const ROW_PADDING = 4;

const tabId = (id: string, value: string) => `${id}${value}`;
const panelId = (id: string, value: string) => `${id}${value}-panel`;

function TabList<Value extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  many,
}: Pick<TabsProps<Value>, 'label' | 'tabs' | 'value' | 'onChange' | 'many'> & { id: string }) {
  const direction = useDirection();
  const list = useChosenInSight(tabId(id, value));
  function chooseByKey(event: KeyboardEvent<HTMLElement>, from: number) {
    const index = nextIndex(event, { from, count: tabs.length, direction });
    const next = index === undefined ? undefined : tabs[index];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(
        'flex max-w-full gap-1 rounded-l bg-sand-1 p-1 max-sm:grow noscript:hidden',
        many === undefined && 'flex-wrap',
        many === 'row' && 'grow fade-ends overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
        many === 'columns' &&
          'max-sm:fade-ends max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:[scrollbar-width:none] sm:grid sm:grow sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
      )}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-controls={panelId(id, tab.value)}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => tab.value !== value && onChange(tab.value)}
          onKeyDown={(event) => chooseByKey(event, index)}
          className={classNames(
            'min-h-11 min-w-11 grow rounded-full px-2.5 max-sm:shrink-0 max-sm:whitespace-nowrap py-1.5 font-semibold text-ink-1 transition-[background-color,color,box-shadow] hover:text-ink-0 aria-selected:bg-card aria-selected:text-ink-0 aria-selected:shadow-1',
            many === undefined && 'text-s sm:px-4.5',
            many === 'row' && 'shrink-0 px-3 text-s whitespace-nowrap sm:px-2.5',
            many === 'columns' && 'text-s sm:flex sm:items-center sm:justify-between sm:px-3 sm:text-start sm:text-xs',
          )}
        >
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </button>
      ))}
    </div>
  );
}

const Count = ({ children }: { children: string }) => (
  <span className="relative ms-1.5 font-normal text-ink-2">
    <span className="sr-only"> · </span>
    {children}
  </span>
);

/** Scrolls a row of tabs to the chosen one; returns the ref of the row. */
function useChosenInSight(chosenId: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = document.getElementById(chosenId);
    if (row === null || chosen === null) return;
    // A tab gets wider when a count is added to it.
    const observer = new ResizeObserver(() => scrollTo(row, chosen));
    for (const tab of row.children) observer.observe(tab);
    // From then on the row stays where the person leaves it.
    const stop = () => observer.disconnect();
    row.addEventListener('pointerdown', stop);
    return () => {
      stop();
      row.removeEventListener('pointerdown', stop);
    };
  }, [chosenId]);
  return list;
}

/** Scrolls a row sideways until a tab is in sight; the page stays where it is. */
function scrollTo(list: HTMLElement, tab: HTMLElement): void {
  const [row, { left, right }] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (left < row.left) list.scrollBy(left - row.left - ROW_PADDING, 0);
  else if (right > row.right) list.scrollBy(right - row.right + ROW_PADDING, 0);
}

interface Place {
  from: number;
  count: number;
  direction: 'ltr' | 'rtl';
}

/** The tab that a key leads to; after the last comes the first. */
function nextIndex({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, { from, count, direction }: Place) {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  return key === back ? (from + count - 1) % count : undefined;
}
