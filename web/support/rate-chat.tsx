import { type SupportRating, SUPPORT_RATINGS } from '@hirfa/domain/support';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useId, useState } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { simpleToast } from '../ui/toasts/simple-toast.ts';
import { useCall } from '../ui/use-call.ts';

/** Asks how the help was, with native radio buttons; a later answer replaces it. */
export function RateChat({ id, rating }: { id: string; rating: SupportRating | null }) {
  const { t } = useLingui();
  const { support } = useOrpc();
  const [chosen, setChosen] = useState(rating);
  const name = useId();
  const rate = useCall(support.rateSupport.call, {
    failed: t`Your rating could not be saved`,
    onDone: () => simpleToast({ title: t`Thank you for your rating` }),
    onFailed: () => setChosen(rating),
    readAgain: [support.key()],
  });
  const choose = (stars: SupportRating) => {
    setChosen(stars);
    rate.send({ id, rating: stars });
  };
  return (
    <fieldset>
      <legend className="text-s font-semibold text-ink-0">
        <Trans>How was our help?</Trans>
      </legend>
      <div className="-ms-2.5 flex">
        {SUPPORT_RATINGS.map((stars) => (
          <StarChoice key={stars} name={name} stars={stars} chosen={chosen} onChoose={choose} />
        ))}
      </div>
    </fieldset>
  );
}

interface Choice {
  name: string;
  stars: SupportRating;
  chosen: SupportRating | null;
  onChoose: (stars: SupportRating) => void;
}

function StarChoice({ name, stars, chosen, onChoose }: Choice) {
  const isFilled = chosen !== null && stars <= chosen;
  return (
    <label className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sand-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-teal">
      <input type="radio" name={name} checked={stars === chosen} onChange={() => onChoose(stars)} className="sr-only" />
      <Star aria-hidden className={isFilled ? 'size-6 fill-gold stroke-gold' : 'size-6 stroke-field-line'} />
      <span className="sr-only">
        <Plural value={stars} one="# star of 5" other="# stars of 5" />
      </span>
    </label>
  );
}
