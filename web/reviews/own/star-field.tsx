import { STARS, type Stars } from '@hirfa/domain/reviews';
import { Plural } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { GroupError } from '../../ui/fields/group-error.tsx';

type StarFieldProps = {
  label: string;
  value: Stars | null;
  error?: string | undefined;
  onChange: (stars: Stars) => void;
};

/** Five big stars: native radio buttons, so that arrow keys choose. */
export function StarField({ label, value, error, onChange }: StarFieldProps) {
  const name = useId();
  return (
    <fieldset data-field>
      <legend className="text-s font-semibold text-ink-0">{label}</legend>
      <div className="-ms-2 mt-1 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative inline-flex size-12 cursor-pointer items-center justify-center rounded-full hover:bg-sand-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              required
              aria-describedby={error ? `${name}-error` : undefined}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={value !== null && stars <= value ? 'size-8 fill-gold stroke-gold' : 'size-8 stroke-field-line'}
            />
            <span className="sr-only">
              <Plural value={stars} one="# star of 5" other="# stars of 5" />
            </span>
          </label>
        ))}
      </div>
      {error && <GroupError id={`${name}-error`}>{error}</GroupError>}
    </fieldset>
  );
}
