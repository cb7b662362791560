import type { ServiceCard } from '@hirfa/contract/providers';
import { goesWith, minutesOfAll } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Duration } from '../../../ui/duration.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Money } from '../../../ui/money.tsx';
import { PriceTag } from '../counts.tsx';
import { type Choices, withAlso } from '../choices.ts';
import type { Plan } from './plan.ts';
import { usePlanPrice } from './plan-price.tsx';

type MoreServicesProps = { plan: Plan; onChoose: (choices: Choices) => void };

/** The provider's other services that can be booked with the chosen one, and what all of them cost and take. */
export function MoreServices({ plan, onChoose }: MoreServicesProps) {
  const { card, also, others, choices } = plan;
  if (card === null || others.length === 0) return null;
  const ids = also.map(({ id }) => id);
  const chosen = [card, ...also];
  const toggle = (id: string) => onChoose(withAlso(choices, ids.includes(id) ? without(ids, id) : [...ids, id]));
  return (
    <div className="rounded-m border border-sand-2 px-4 py-1">
      <Disclosure
        key={card.id}
        heading={<Trans>Add another service</Trans>}
        note={also.length > 0 && <Plural value={also.length} one="# added" other="# added" />}
        isOpen={also.length > 0}
      >
        <p className="mb-1 text-xs text-ink-1">
          <Trans>All at one time, with one sum and one payment.</Trans>
        </p>
        {others.map((other) => (
          <Checkbox
            key={other.id}
            name="also"
            checked={ids.includes(other.id)}
            disabled={!ids.includes(other.id) && !goesWith(chosen, other)}
            onChange={() => toggle(other.id)}
            label={<OtherName card={other} />}
            hint={<Duration minutes={other.duration_minutes} />}
          />
        ))}
        <output className="flex min-h-12 items-center justify-between gap-4 border-t border-sand-2 text-s text-ink-0">
          {also.length > 0 && <Together plan={plan} />}
        </output>
      </Disclosure>
    </div>
  );
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

function OtherName({ card }: { card: ServiceCard }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <span className="wrap-anywhere">
        <bdi>{textIn(card, 'title', useLanguage())}</bdi>
      </span>
      <PriceTag amount={card.customer_price} mode={card.pricing_mode} />
    </span>
  );
}

/** How long all of it takes, and what it costs. */
function Together({ plan }: { plan: Plan }) {
  const { card, also } = plan;
  const price = usePlanPrice(plan).data;
  const length = <Duration minutes={minutesOfAll(card === null ? also : [card, ...also])} />;
  return (
    <>
      <span>
        <Trans>Together {length}</Trans>
      </span>
      {price && (
        <span className="font-bold">
          <Money amount={price.customer_total} piastres />
        </span>
      )}
    </>
  );
}
