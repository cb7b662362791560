// @with-first-page
import { initialsOf, smallPhoto } from '@hirfa/domain/accounts';
import { classNames } from './class-names.ts';

type AvatarProps = {
  /** The display name; screen readers read it beside the picture, so the picture is hidden from them. */
  name: string;
  /** Their photo; empty while there is none. */
  photo?: string | undefined;
  size?: 's' | 'm' | 'l' | 'xl';
};

const sizes = { s: 'size-9 text-xs', m: 'size-12 text-s', l: 'size-20 text-xl', xl: 'size-28 text-2xl' };

/** A photo, or initials on a colour that depends on the name. */
export function Avatar({ name, photo, size = 'm' }: AvatarProps) {
  const shape = classNames('inline-flex shrink-0 items-center justify-center rounded-full', sizes[size]);
  if (photo)
    return (
      <img
        src={size === 'l' || size === 'xl' ? photo : smallPhoto(photo)}
        alt=""
        loading="lazy"
        decoding="async"
        className={classNames(shape, 'object-cover')}
      />
    );
  return (
    <span aria-hidden className={classNames(shape, 'tinted font-bold')} style={{ '--hue': hueOf(name) }}>
      {initialsOf(name)}
    </span>
  );
}

function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum * 137) % 360;
}
