import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
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

type ChoiceListProps<Each extends Choice> = {
  /** With which the ids of its elements begin: the field names the list and the active choice by them. */
  id: string;
  label: string;
  groups: readonly ChoiceGroup<Each>[];
  active: Each | undefined;
  onChoose: (choice: Each) => void;
  className: string;
};

/** The id of the list, and of one of its choices. */
export const listId = (id: string) => `${id}list`;
export const choiceId = (id: string, choice: Choice) => id + choice.id;

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- with native lists the focus can not stay in the text field */

/** The list below a field that keeps the focus: what it finds, in groups. */
export function ChoiceList<Each extends Choice>({
  id,
  label,
  groups,
  active,
  onChoose,
  className,
}: ChoiceListProps<Each>) {
  return (
    <div
      role="listbox"
      id={listId(id)}
      aria-label={label}
      className={`flex max-h-[50dvh] flex-col gap-3 overflow-y-auto empty:hidden ${className}`}
    >
      {groups.map(({ name, options }, index) => (
        <div key={name} role="group" aria-labelledby={`${id}group${index}`}>
          <div id={`${id}group${index}`} className="px-3 text-xs font-semibold text-ink-2">
            {name}
          </div>
          {options.map((option) => (
            <Row
              key={option.id}
              id={choiceId(id, option)}
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
