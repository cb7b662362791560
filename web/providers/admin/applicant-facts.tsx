import type { Applicant } from '@hirfa/contract/providers';
import { LISTING } from '@hirfa/domain/bookings';
import { type Language, textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { AreasLine } from '../../ui/lines/areas-line.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { LEVEL_WORDS, TYPE_WORDS } from '../../ui/admin/provider-words.ts';

/** What the applicant filled in. Both languages are shown, because admins check both. */
export function ApplicantFacts({ applicant }: { applicant: Applicant }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar, sent_at } = applicant;
  const modes = [applicant.supports_in_person && t`In person`, applicant.supports_online && t`Online`].filter(Boolean);
  return (
    <section aria-labelledby="facts-heading">
      <h3 id="facts-heading" className="card-text mb-3">
        <Trans>Application</Trans>
      </h3>
      <dl className="grid gap-x-6 gap-y-0.5 text-s sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-3">
        <Fact label={t`Full name`}>{names(full_name, full_name_ar, language)}</Fact>
        {business_name !== null && (
          <Fact label={t`Business name`}>{names(business_name, business_name_ar, language)}</Fact>
        )}
        <Fact label={t`Type`}>{i18n._(TYPE_WORDS[applicant.provider_type])}</Fact>
        <Fact label={t`Level`}>{i18n._(LEVEL_WORDS[applicant.experience_level])}</Fact>
        <Fact label={t`Category`}>{textIn(applicant.category, 'name', language)}</Fact>
        <Fact label={t`Skills`}>{applicant.skills.map((skill) => skill[language]).join(' · ')}</Fact>
        <Fact label={t`About`}>
          <div className="flex flex-col gap-2">
            {inOrder(bio_en, bio_ar, language).map((bio) => (
              <OwnWords key={bio}>{bio}</OwnWords>
            ))}
          </div>
        </Fact>
        <Fact label={t`Works`}>{modes.join(' · ')}</Fact>
        {applicant.areas.length > 0 && (
          <Fact label={t`Areas`}>
            <AreasLine areas={applicant.areas} />
          </Fact>
        )}
        <Fact label={t`Hourly rate`}>
          <Money amount={applicant.hourly_rate} />
        </Fact>
        {applicant.verification_status === 'verified' && applicant.is_active && (
          <Fact label={t`In lists`}>
            <Listing applicant={applicant} />
          </Fact>
        )}
        <OffersAndLinks applicant={applicant} />
        {applicant.skill_verification_notes !== null && (
          <Fact label={t`Reason of the rejection`}>
            <OwnWords>{applicant.skill_verification_notes}</OwnWords>
          </Fact>
        )}
        {applicant.suspension_reason !== null && (
          <Fact label={t`Reason of the suspension`}>
            <OwnWords>{applicant.suspension_reason}</OwnWords>
          </Fact>
        )}
        <Fact label={t({ message: 'Sent', context: 'application' })}>
          <DateTime at={sent_at ?? applicant.created_at} form="day-and-time" />
        </Fact>
      </dl>
    </section>
  );
}

/** Whether customers find the provider, and the first time at which they can book. */
function Listing({ applicant: { is_listed, next_free_at } }: { applicant: Applicant }) {
  const { days } = LISTING;
  if (!is_listed) return <Trans>No: nobody can book them in the next {days} days</Trans>;
  if (next_free_at === null) return <Trans>Yes</Trans>;
  return (
    <Trans>
      Yes, free from <DateTime at={next_free_at} form="day-and-time" />
    </Trans>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-2.5">{children}</dd>
    </>
  );
}

/** Both texts, the one in the admin's language first; once where they are the same. */
function inOrder(en: string, ar: string | null, language: Language): string[] {
  const texts = language === 'ar' ? [ar, en] : [en, ar];
  return [...new Set(texts.filter((text) => text !== null))];
}

/** A name in one alphabet and, where it differs, in the other. */
function names(en: string, ar: string | null, language: Language) {
  return inOrder(en, ar, language).map((name, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <bdi className="font-semibold">{name}</bdi>
    </span>
  ));
}

function OfferPrice({ card: { base_price, is_visit } }: { card: Applicant['cards'][number] }) {
  const price = <Money amount={base_price} />;
  return is_visit ? (
    <span>
      <Trans>{price} for the visit</Trans>
    </span>
  ) : (
    price
  );
}

function OffersAndLinks({ applicant }: { applicant: Pick<Applicant, 'cards' | 'social_media_links'> }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      {applicant.cards.length > 0 && (
        <Fact label={t`Offers`}>
          <ul>
            {applicant.cards.map((card) => (
              <li key={card.id} className="flex flex-wrap justify-between gap-x-4">
                <bdi>{textIn(card, 'title', language)}</bdi>
                <OfferPrice card={card} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {applicant.social_media_links.length > 0 && (
        <Fact label={t`Links`}>
          <ul>
            {applicant.social_media_links.map((link) => (
              <li key={link}>
                <bdi dir="ltr" className="wrap-anywhere">
                  {link}
                </bdi>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}
