import type { Chip } from '@hirfa/domain/reviews';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { CHIP_WORDS } from '../public/chip-words.ts';

type ChipFieldProps = {
  label: string;
  offered: readonly Chip[];
  chosen: readonly Chip[];
  onChange: (chosen: Chip[]) => void;
};

/** What can be said in one press; native checkboxes. */
export function ChipField({ label, offered, chosen, onChange }: ChipFieldProps) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="text-s font-semibold text-ink-0">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((chip) => (
          <label
            key={chip}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-field-line bg-card px-4 text-s font-medium text-ink-0 hover:border-ink-1 has-checked:border-teal has-checked:inset-ring has-checked:inset-ring-teal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="checkbox"
              checked={chosen.includes(chip)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, chip] : chosen.filter((each) => each !== chip))
              }
              className="peer sr-only"
            />
            {/* At the corner: no chip changes its width, and no other one its place. */}
            <Check
              aria-hidden
              strokeWidth={3}
              className="invisible absolute -end-0.5 -top-1 size-4.5 rounded-full bg-teal p-0.5 text-card peer-checked:visible"
            />
            {i18n._(CHIP_WORDS[chip])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
