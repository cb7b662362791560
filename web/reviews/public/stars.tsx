import { Plural } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { STARS } from '@hirfa/domain/reviews';

/** The stars of one review. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <span className="inline-flex gap-0.5">
      {STARS.map((each) => (
        <Star
          key={each}
          aria-hidden
          className={each <= stars ? 'size-4 fill-gold stroke-gold' : 'size-4 stroke-field-line'}
        />
      ))}
      <span className="sr-only">
        <Plural value={stars} one="# star of 5" other="# stars of 5" />
      </span>
    </span>
  );
}
