import type { ComponentPropsWithRef } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ButtonLook & { pending?: boolean } & ComponentPropsWithRef<'button'>;

/** While `pending`, the button keeps its size and focus, and presses do nothing. */
export function Button({ variant, size, wide, pending = false, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(look, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
