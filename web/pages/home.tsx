import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { pathIn } from '../app/i18n.ts';
import { Hero } from '../ui/hero.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useLanguage } from '../ui/use-language.ts';

export const Route = createFileRoute('/_frame/')({
  head: ({ match }) => ({
    meta: [
      { title: t(match.context.i18n)`Hirfa: good hands, close to home` },
      {
        name: 'description',
        content: t(match.context.i18n)`Find a verified craftsperson, teacher or repair firm in your area.`,
      },
    ],
  }),
  component: Home,
});

/** Drawn beside the headline: two crafts of the community, two of the trusted firms. */
const HERO_CRAFTS = [
  { icon: 'palette', hue: 42 },
  { icon: 'music', hue: 75 },
  { icon: 'wrench', hue: 205 },
  { icon: 'book-open', hue: 255 },
];

function Home() {
  const { t: text } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <div className="page-width">
      <Hero
        heading={<Trans>Good hands, close to home.</Trans>}
        lead={<Trans>Find a verified craftsperson, teacher or repair firm in your area.</Trans>}
        crafts={HERO_CRAFTS}
      >
        <SearchField
          label={text`Search services`}
          placeholder={text`What do you need done?`}
          submitLabel={text({ message: 'Find', context: 'button of a search' })}
          action={pathIn(language, '/services')}
          onSearch={(q) => void navigate({ to: '/services', search: q ? { q } : {} })}
        />
      </Hero>
    </div>
  );
}
