import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

/** One result. */
export interface Choice {
  id: string;
  name: string;
  /** What tells it apart from others with this name. */
  more?: string;
  icon: LucideIcon;
}

export interface ChoiceGroup<Each extends Choice> {
  name: string;
  options: readonly Each[];
}

type ComboboxProps<Each extends Choice> = {
  label: string;
  placeholder?: string;
  /** The name of the list, for screen readers. */
  listLabel: string;
  groups: readonly ChoiceGroup<Each>[];
  value: string;
  onChange: (value: string) => void;
  onChoose: (choice: Each) => void;
  /** Nothing usable was chosen; `error` says so, once it was tried. */
  isWrong?: boolean;
  error?: string | undefined;
  /** It has the focus when it appears: in a dialog that is there for it. */
  isFocused?: boolean;
};

const FIELD =
  'min-h-12 w-full rounded-m border border-field-line bg-card px-4 text-m text-ink-0 focus-visible:border-teal';

/**
 * A text field with a list of what it finds, as in the ARIA pattern of comboboxes: the focus stays in the field, arrow
 * keys move through the list, Enter chooses.
 */
export function Combobox<Each extends Choice>({ isFocused = false, ...props }: ComboboxProps<Each>) {
  const { groups, label, placeholder, value, onChange, onChoose } = props;
  const id = useId();
  const [activeId, setActiveId] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const at = options.findIndex((option) => option.id === activeId);
  const active = options[Math.max(0, at)];
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // The keys of somebody who writes with an input method belong to it.
    if (event.nativeEvent.isComposing || active === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActiveId(options.at((Math.max(0, at) + step) % options.length)?.id);
    else if (event.key === 'Enter') onChoose(active);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where typing is what a dialog is opened for
        autoFocus={isFocused}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={active && id + active.id}
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={value}
        onChange={(event) => {
          setActiveId(undefined);
          onChange(event.currentTarget.value);
        }}
        onKeyDown={press}
        className={FIELD}
        aria-invalid={props.error !== undefined}
        {...(props.error !== undefined && { 'aria-describedby': `${id}error` })}
        {...(props.isWrong && { 'data-wrong': true })}
      />
      {props.error !== undefined && (
        <p id={`${id}error`} className="mt-1.5 text-xs font-medium text-bad">
          {props.error}
        </p>
      )}
      <List {...props} id={id} active={active} onChoose={onChoose} />
    </>
  );
}

type ListProps<Each extends Choice> = Pick<ComboboxProps<Each>, 'groups' | 'listLabel' | 'onChoose'> & {
  id: string;
  active: Each | undefined;
};

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- with native lists the focus can not stay in the text field */

function List<Each extends Choice>({ id, groups, listLabel, active, onChoose }: ListProps<Each>) {
  return (
    <div
      role="listbox"
      id={`${id}list`}
      aria-label={listLabel}
      className="mt-3 flex max-h-[50dvh] flex-col gap-3 overflow-y-auto empty:hidden"
    >
      {groups.map(({ name, options }, index) => (
        <div key={name} role="group" aria-labelledby={`${id}group${index}`}>
          <div id={`${id}group${index}`} className="px-3 text-xs font-semibold text-ink-2">
            {name}
          </div>
          {options.map((option) => (
            <Row
              key={option.id}
              id={id + option.id}
              choice={option}
              isActive={option === active}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type RowProps = { id: string; choice: Choice; isActive: boolean; onChoose: () => void };

function Row({ id, choice: { name, more, icon: Icon }, isActive, onChoose }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
    <div
      ref={row}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-3 py-1.5 text-s text-ink-0 hover:bg-sand-1',
        'aria-selected:bg-sand-1 aria-selected:inset-ring aria-selected:inset-ring-teal [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-1',
      )}
    >
      <Icon aria-hidden />
      <span className="min-w-0">
        <bdi className="block wrap-anywhere">{name}</bdi>
        {more !== undefined && <bdi className="block text-xs wrap-anywhere text-ink-2">{more}</bdi>}
      </span>
    </div>
  );
}
