import { Trans } from '@lingui/react/macro';
import { WeekFields } from '../../week/week-fields.tsx';
import { GroupError } from '../../../ui/fields/group-error.tsx';
import { useForm } from '../form-context.ts';

/** When the person works each week, so that they can be booked from the moment of their approval. 9.17 */
export function HoursStep() {
  const { form, change, errorOf } = useForm();
  const problem = errorOf('hours');
  return (
    <div data-field="hours" className="flex flex-col gap-3">
      <p className="text-s text-ink-1">
        <Trans>
          Customers can book you in these hours. Days off, holidays and extra hours are added later, and you can change
          everything at any time.
        </Trans>
      </p>
      {problem && <GroupError>{problem}</GroupError>}
      <WeekFields hours={form.hours} path="hours" errorOf={errorOf} onChange={(hours) => change({ hours })} />
    </div>
  );
}
