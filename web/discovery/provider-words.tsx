// @with-first-page
import type { ProviderTile as Provider, ServiceCard } from '@hirfa/contract/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Repeat from 'lucide-react/icons/repeat';
import { Chip } from '../ui/chip.tsx';
import { Money } from '../ui/money.tsx';

/** Texts for the data of a provider. */

/** The badges of a provider: verified firm, professional or hobbyist; founding provider. */
export function Badges({ provider }: { provider: Provider }) {
  return (
    <>
      <TypeChip provider={provider} />
      {provider.is_founding_provider && (
        <Chip tone="plain" icon={<Award aria-hidden />}>
          <Trans>Founding provider</Trans>
        </Chip>
      )}
    </>
  );
}

function TypeChip({ provider }: { provider: Provider }) {
  if (provider.provider_type === 'trusted_essential') {
    return (
      <Chip icon={<BadgeCheck aria-hidden />}>
        {provider.is_firm ? <Trans>Verified firm</Trans> : <Trans>Verified tradesperson</Trans>}
      </Chip>
    );
  }
  return (
    <Chip>
      {provider.experience_level === 'professional' ? (
        <Trans>Certified Professional</Trans>
      ) : (
        <Trans>Passionate Hobbyist</Trans>
      )}
    </Chip>
  );
}

/** "Replies in about 6 min"; nothing while nobody has asked yet. */
export function ReplyTime({ minutes }: { minutes: number | null }) {
  if (minutes === null) return null;
  if (minutes < 60) return <Plural value={minutes} one="Replies in about # min" other="Replies in about # min" />;
  const hours = Math.round(minutes / 60);
  return <Plural value={hours} one="Replies in about # hour" other="Replies in about # hours" />;
}

export function OnlineNow() {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-ok">
      <span aria-hidden className="size-2 rounded-full bg-current" />
      <Trans>Online now</Trans>
    </span>
  );
}

const priceStyle = 'text-xs text-ink-1 [&_bdi]:text-m [&_bdi]:font-bold [&_bdi]:text-ink-0';

/** "EGP 250 per hour": the amount in bold, what it is for after it. */
export function Price({ amount, mode }: { amount: string; mode: Provider['pricing_mode'] }) {
  const price = <Money amount={amount} />;
  return (
    <span className={priceStyle}>
      {mode === 'hourly' ? (
        <Trans>{price} per hour</Trans>
      ) : mode === 'visit' ? (
        <Trans>{price} for the visit</Trans>
      ) : (
        price
      )}
    </span>
  );
}

/** "4 weekly meetings: EGP 1,140 · saves 5%": the package in which an offer is sold, in one line; or nothing. */
export function PackagePrice({ of }: { of: ServiceCard['package'] }) {
  const { i18n } = useLingui();
  if (of === null) return null;
  const { bookings, saves_percent } = of;
  const percent = <bdi dir="ltr">{i18n.number(saves_percent)}%</bdi>;
  const meetings = <Plural value={bookings} one="# weekly meeting" other="# weekly meetings" />;
  const price = <Money amount={of.customer_price} />;
  return (
    <span className="inline-flex items-start gap-1.5 text-xs text-ink-1">
      <Repeat aria-hidden className="mt-[.2em] size-3.5 shrink-0" />
      <span>
        <Trans context="price of a package">
          {meetings}: {price}
        </Trans>
        {saves_percent > 0 && (
          <>
            {' · '}
            <span className="whitespace-nowrap">
              <Trans context="price of a package">saves {percent}</Trans>
            </span>
          </>
        )}
      </span>
    </span>
  );
}

/** Over a list of offers. */
export function PricesAreComplete() {
  return <Trans>Prices are what you pay: all fees and VAT are included.</Trans>;
}

/** Under the price that a page is about. */
export function AllIncluded() {
  return (
    <span className="block text-xs text-ink-2">
      <Trans>All fees and VAT included</Trans>
    </span>
  );
}

/** "from EGP 250 per hour": the cheapest offer of a service or a provider; nothing while there is none. */
export function PriceFrom({ of: { price_from, pricing_mode } }: { of: Pick<Provider, 'price_from' | 'pricing_mode'> }) {
  if (price_from === null) return null;
  const price = <Money amount={price_from} />;
  return (
    <span className={priceStyle}>
      {pricing_mode === 'hourly' ? (
        <Trans>from {price} per&nbsp;hour</Trans>
      ) : pricing_mode === 'visit' ? (
        <Trans>from {price} for the visit</Trans>
      ) : (
        <Trans>from {price}</Trans>
      )}
    </span>
  );
}
