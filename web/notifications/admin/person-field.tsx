import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { usePause } from '../../kit/use-pause.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { foundPeopleQuery } from './queries.ts';

/** Of fewer characters too many are found. */
const LEAST = 2;

type PersonFieldProps = {
  /** The name of who was chosen; '' for nobody yet. */
  chosen: string;
  isChosen: boolean;
  onChoose: (person: { id: string; name: string } | null) => void;
  error?: string | undefined;
};

/** Finds one person by the beginnings of their name, or by a whole e-mail address, phone number or id. */
export function PersonField({ chosen, isChosen, onChoose, error }: PersonFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const text = usePause(typed.trim());
  const { data } = useQuery({
    ...foundPeopleQuery(useOrpc(), text),
    enabled: text.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const label = t`Person who receives it`;
  if (isChosen)
    return (
      <div>
        <p className="text-s font-semibold text-ink-0">{label}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-m text-ink-0">
          <bdi>{chosen}</bdi>
          <Button variant="quiet" onClick={() => onChoose(null)}>
            <Trans>Choose someone else</Trans>
          </Button>
        </p>
      </div>
    );
  const people = text.length >= LEAST ? (data?.items ?? []) : [];
  const options = people.map(({ id, full_name, created_at }) => ({
    id,
    name: full_name || t`Without a name`,
    more: t`Since ${i18n.date(created_at)}`,
    icon: UserRound,
  }));
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-s font-semibold text-ink-0">
        {label}
      </p>
      <Combobox
        label={label}
        placeholder={t`Name, e-mail, phone or id`}
        listLabel={t`What was found`}
        groups={options.length === 0 ? [] : [{ name: t({ message: 'People', context: 'admin pages' }), options }]}
        value={typed}
        onChange={setTyped}
        onChoose={({ id, name }) => onChoose({ id, name })}
        isWrong
        error={error}
      />
    </div>
  );
}
