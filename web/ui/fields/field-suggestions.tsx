import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Choice, type ChoiceGroup, choiceId, ChoiceList, listId } from './choice-list.tsx';

type FieldSuggestionsProps<Each extends Choice> = {
  /** The text field, which was rendered without them. */
  field: RefObject<HTMLInputElement | null>;
  /** The name of the list, and how many choices it has, for screen readers. */
  label: string;
  count: string;
  groups: readonly ChoiceGroup<Each>[];
  onChoose: (choice: Each) => void;
};

/**
 * Suggestions below a text field of a form, as in the ARIA pattern of comboboxes. Nothing is chosen at first, so Enter
 * sends what was typed. They come after the first page, so they add their attributes to the field themselves.
 */
export function FieldSuggestions<Each extends Choice>(props: FieldSuggestionsProps<Each>) {
  const { field, label, count, groups, onChoose } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [activeId, setActiveId] = useState<string>();
  const choices = groups.flatMap((group) => group.options);
  const isShown = isOpen && choices.length > 0;
  const active = isShown ? choices.find((choice) => choice.id === activeId) : undefined;
  const choose = (choice: Each) => {
    setOpen(false);
    onChoose(choice);
  };
  const press = (event: KeyboardEvent) => {
    // The keys of somebody who writes with an input method belong to it.
    if (event.isComposing || choices.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActiveId(nextChoice(choices, active, event.key === 'ArrowDown' ? 1 : -1)?.id);
    } else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };
  const hear = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) return press(event);
    if (event.type === 'input') setActiveId(undefined);
    setOpen(event.type !== 'blur' && event.type !== 'submit');
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const type of ['keydown', 'input', 'focus', 'click', 'blur'])
      field.current?.addEventListener(type, hear, { signal });
    field.current?.form?.addEventListener('submit', hear, { signal });
    return () => leaving.abort();
  }, [field]);
  useEffect(() => {
    if (isShown) document.getElementById(listId(id))?.scrollIntoView({ block: 'nearest' });
  }, [isShown, id]);
  useFieldAttributes(field, {
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? listId(id) : undefined,
    'aria-activedescendant': active && choiceId(id, active),
  });
  return (
    <>
      <output className="sr-only">{isShown && count}</output>
      {isShown && (
        <ChoiceList
          id={id}
          label={label}
          groups={groups}
          active={active}
          onChoose={choose}
          className="absolute inset-x-0 top-full z-30 mt-2 scroll-mb-20 rounded-l border border-sand-2 bg-card p-2 text-start shadow-2"
        />
      )}
    </>
  );
}

/** The choice after the active one, or before it; past the ends there is none, which is the text itself. */
function nextChoice<Each extends Choice>(choices: readonly Each[], active: Each | undefined, step: 1 | -1) {
  const places = [undefined, ...choices];
  return places.at((places.indexOf(active) + step) % places.length);
}

function useFieldAttributes(
  field: RefObject<HTMLInputElement | null>,
  attributes: Readonly<Record<`aria-${string}`, string | undefined>>,
) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
  });
}
