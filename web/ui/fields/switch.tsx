import { Root, type SwitchProps as SwitchRootProps, Thumb } from 'radix-ui/switch';
import { useId, type ReactNode } from 'react';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A setting that is on or off and changes at once; the whole line can be pressed. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 py-2.5">
      <label htmlFor={id} className="flex min-h-11 min-w-0 grow cursor-pointer flex-col justify-center">
        <span id={`${id}-name`} className="block text-s font-semibold text-ink-0">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-ink-2">
            {hint}
          </span>
        )}
      </label>
      <BareSwitch
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
      />
    </div>
  );
}

type BareSwitchProps = Omit<SwitchRootProps, 'id' | 'className' | 'children'> & {
  /** That of the label elsewhere. */
  id: string;
};

/** A switch without its label. */
export function BareSwitch(props: BareSwitchProps) {
  return (
    // The library adds an input for forms, beside the page in Arabic.
    <span className="inline-flex min-h-11 items-center [&>input]:hidden">
      <Root
        {...props}
        className="relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-field-line bg-sand-1 px-0.5 transition-colors after:absolute after:inset-x-0 after:-inset-y-2.25 disabled:opacity-55 data-[state=checked]:border-teal data-[state=checked]:bg-teal"
      >
        <Thumb className="size-5.5 rounded-full bg-field-line transition-[translate,background-color] data-[state=checked]:bg-sand-0 ltr:data-[state=checked]:translate-x-[1.2rem] rtl:data-[state=checked]:-translate-x-[1.2rem]" />
      </Root>
    </span>
  );
}
