// @with-first-page
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentPropsWithRef<'div'> & {
  /** For the main card of a page. */
  raised?: boolean;
  /** The whole card is pressable: the link inside has the class `cardLink`. */
  pressable?: boolean;
};

/** Stretches a card's link over the card. */
export const cardLink = 'after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none';

export function Card({ raised = false, pressable = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'relative border border-sand-2 bg-card',
        raised ? 'rounded-l shadow-2' : 'rounded-m',
        pressable &&
          'transition-[border-color,box-shadow] hover:border-field-line hover:shadow-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-teal',
        className,
      )}
    />
  );
}
