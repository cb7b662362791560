import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

type NumberStepperProps = {
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  /** The value in words. */
  children: ReactNode;
  onChange: (value: number) => void;
};

const round = 'bg-card inset-ring inset-ring-sand-2 hover:inset-ring-field-line';

/** A small number between two buttons. */
export function NumberStepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min,
  max,
  children,
  onChange,
}: NumberStepperProps) {
  return (
    <fieldset aria-label={label} className="flex items-center gap-2">
      <IconButton
        label={lessLabel}
        icon={<Minus aria-hidden />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={round}
      />
      <output className="min-w-28 text-center text-m font-bold text-ink-0 tabular-nums">{children}</output>
      <IconButton
        label={moreLabel}
        icon={<Plus aria-hidden />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={round}
      />
    </fieldset>
  );
}
