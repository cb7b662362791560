import { createLink } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { classNames } from './class-names.ts';

type AnchorProps = ComponentPropsWithRef<'a'>;

function TextAnchor({ className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className={classNames(
        // A finger's height, which leaves the lines of text where they are.
        '-my-3.5 inline-block min-w-11 rounded-s py-3.5 font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      {children}
    </a>
  );
}

function ProseAnchor({ children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className="rounded-s font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}

function MoreAnchor({ className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className={classNames(
        // A finger's height, which leaves the line of the heading where it is.
        '-my-2 inline-flex min-h-11 items-center gap-1 rounded-s text-s font-semibold text-clay-ink hover:underline hover:underline-offset-4',
        className,
      )}
    >
      {children}
      <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
    </a>
  );
}

function ButtonAnchor({ variant, size, wide, className, children, ...rest }: AnchorProps & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <a {...rest} className={buttonStyle(look, className)}>
      {children}
    </a>
  );
}

/** A link to another page, without any style; `to` and `params` are checked against the site's routes. */
export const Link = createLink('a');

/** A link within text. */
export const TextLink = createLink(TextAnchor);

/** A link within a long text: as high as its line, because a finger's height would cover the lines around it. */
export const ProseLink = createLink(ProseAnchor);

/** The link to all of what a section shows some of; it stands at the end of the line of the heading. */
export const MoreLink = createLink(MoreAnchor);

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
