import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'm' | 'l';

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** Toasts never cover main buttons: `keep-clear`. */
const variants: Record<ButtonVariant, string> = {
  primary: 'keep-clear bg-clay text-on-clay hover:bg-clay-hover',
  secondary: 'bg-card text-ink-0 inset-ring inset-ring-sand-2 hover:inset-ring-field-line',
  quiet: 'text-ink-1 hover:bg-sand-1 hover:text-ink-0',
  danger: 'keep-clear bg-bad-soft text-bad hover:inset-ring hover:inset-ring-bad',
};

const sizes: Record<ButtonSize, string> = {
  m: 'min-h-11 px-5 py-2 text-s',
  l: 'min-h-13 px-7 py-2.5 text-m',
};

/** The style of buttons and of links that look like buttons: at least 44 px high. */
export function buttonStyle({ variant = 'primary', size = 'm', wide = false }: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-full text-center leading-snug font-semibold',
    'transition-[background-color,box-shadow,color] disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  );
}
