import { type KeyboardEvent, useId, useState } from 'react';
import { type Choice, type ChoiceGroup, choiceId, ChoiceList, listId } from './choice-list.tsx';
import { GroupError } from './group-error.tsx';

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
        aria-controls={listId(id)}
        aria-activedescendant={active && choiceId(id, active)}
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
      {props.error !== undefined && <GroupError id={`${id}error`}>{props.error}</GroupError>}
      <ChoiceList
        id={id}
        label={props.listLabel}
        groups={groups}
        active={active}
        onChoose={onChoose}
        className="mt-3"
      />
    </>
  );
}
