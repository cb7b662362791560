import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { Chip } from '../ui/chip.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ProviderOffers } from './provider-offers.tsx';
import { PricesAreComplete } from './provider-words.tsx';
import { Section } from './section.tsx';

/** A provider's description, offers, skills, areas and links; empty parts are left out. */
export function ProviderDetails({ provider }: { provider: ProviderPage }) {
  const language = useLanguage();
  const bio = textIn(provider, 'bio', language);
  return (
    <>
      {bio && (
        <Section id="about" heading={<Trans>About</Trans>}>
          <p className="max-w-2xl whitespace-pre-line text-ink-1">{bio}</p>
        </Section>
      )}
      <Section
        id="offers"
        heading={<Trans>Services and prices</Trans>}
        {...(provider.cards.length > 0 && { lead: <PricesAreComplete /> })}
      >
        <ProviderOffers provider={provider} />
      </Section>
      {provider.skills.length > 0 && (
        <Section id="skills" heading={<Trans>Skills</Trans>}>
          <ul className="flex flex-wrap gap-2">
            {provider.skills.map((skill) => (
              <li key={skill.en}>
                <Chip tone="plain">{skill[language]}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {provider.supports_in_person && provider.areas.length > 0 && (
        <Section id="areas" heading={<Trans>Where they work</Trans>}>
          <Places provider={provider} />
        </Section>
      )}
      <ExternalLinks links={provider.social_media_links} />
    </>
  );
}

function Places({ provider }: { provider: ProviderPage }) {
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2">
      {provider.areas.map((area) => (
        <li key={area.id}>
          <Chip tone="plain" icon={<MapPin aria-hidden />}>
            {textIn(area, 'name', language)}
          </Chip>
        </li>
      ))}
      {provider.supports_online && (
        <li>
          <Chip tone="plain" icon={<Video aria-hidden />}>
            <Trans>Online</Trans>
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** Only https links, with `nofollow`, because providers write them. */
function ExternalLinks({ links }: { links: readonly string[] }) {
  const safe = links
    .filter((link) => URL.canParse(link))
    .map((link) => new URL(link))
    .filter((link) => link.protocol === 'https:');
  if (safe.length === 0) return null;
  return (
    <Section id="elsewhere" heading={<Trans>Elsewhere on the web</Trans>}>
      <ul className="flex flex-wrap gap-x-6">
        {safe.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              target="_blank"
              rel="nofollow noopener"
              className="inline-flex min-h-11 items-center gap-2 rounded-s text-s font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <bdi dir="ltr">{link.host.replace(/^www\./, '')}</bdi>
              <ExternalLink aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
