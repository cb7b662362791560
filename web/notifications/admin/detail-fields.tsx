import { useLingui } from '@lingui/react/macro';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Details, problemsOf } from './details.ts';
import { PersonField } from './person-field.tsx';
import type { Audience } from './use-audiences.ts';

type DetailFieldsProps = {
  audience: Audience;
  details: Details;
  onChange: (details: Details) => void;
  areProblemsShown: boolean;
};

/** For whom, if it is one person; where a tap leads; and when it is sent. */
export function DetailFields({ audience, details, onChange, areProblemsShown }: DetailFieldsProps) {
  const { t } = useLingui();
  const wrong = problemsOf(audience, details);
  const field = (name: 'path' | 'at', problem: string) => ({
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...details, [name]: target.value }),
    error: areProblemsShown && wrong[name] ? problem : undefined,
    ...(wrong[name] && { 'data-wrong': true }),
  });
  return (
    <>
      {audience === 'person' && (
        <PersonField
          chosen={details.person_name}
          isChosen={!wrong.person}
          onChoose={(person) => onChange({ ...details, person: person?.id ?? '', person_name: person?.name ?? '' })}
          error={areProblemsShown && wrong.person ? t`Choose a person from the list.` : undefined}
        />
      )}
      <TextField
        label={t`Page that a tap opens`}
        hint={t`A page of Hirfa, such as /services. Without one, the home page.`}
        dir="ltr"
        {...field('path', t`Only pages of Hirfa can be opened, such as /services.`)}
      />
      <DayField
        withTime
        label={t`When it is sent`}
        hint={t`In Cairo time. Without a time it is sent at once.`}
        {...field('at', t`Choose a time in the next 90 days.`)}
      />
    </>
  );
}
