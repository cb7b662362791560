import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { rememberWantedPath } from '../accounts/index.ts';
import { loadJoining, pathIn } from '../kit/i18n.ts';
import { pageHead } from '../kit/page-head.ts';
import { priceRatesQuery } from '../kit/rare-data/price-rates.ts';
import { useOwnSearch } from '../kit/use-own-search.ts';
import { useLanguage } from '../kit/use-language.ts';
import { JoinPage, JoinSkeleton } from '../providers/index.ts';
import { ButtonLink } from '../ui/link.tsx';

/** The longest price that somebody types. */
const PRICE_LENGTH = 20;

/** The price that a visitor asks about, as it was typed; the router reads a plain number as one. */
type Asked = { price?: string | number };

function asSearch(price: unknown): Asked {
  if (typeof price === 'number') return { price };
  if (typeof price !== 'string') return {};
  const typed = price.trim().slice(0, PRICE_LENGTH).toWellFormed();
  return { price: /^[1-9]\d*$/.test(typed) ? Number(typed) : typed };
}

export const Route = createFileRoute('/_frame/earnings')({
  validateSearch: ({ price }: Record<string, unknown>) => asSearch(price),
  beforeLoad: ({ context: { i18n, language } }) => loadJoining(i18n, language),
  loader: async ({ context: { queryClient, orpc } }) => {
    await queryClient.ensureQueryData(priceRatesQuery(orpc));
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/earnings',
      title: t(context.i18n)`Become a provider: what you earn · Hirfa`,
      description: t(
        context.i18n,
      )`What you earn with your own prices on Hirfa, our commission, the documents that you need, and how soon we answer.`,
    }),
  component: Earnings,
  pendingComponent: JoinSkeleton,
});

function Earnings() {
  const { price } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const ask = (typed: string) => void navigate({ search: asSearch(typed), replace: true, resetScroll: false });
  return <JoinPage start={<Start />} asked={price === undefined ? undefined : String(price)} onAsk={ask} />;
}

const FORM = '/onboarding/community';

/** To the form; visitors create an account first. An early press waits until the form can be remembered. 2.27 */
function Start() {
  const language = useLanguage();
  const text = <Trans>Start your application</Trans>;
  return (
    <>
      <ButtonLink to={FORM} preload={false} size="l" className="signed-in-only max-sm:w-full">
        {text}
      </ButtonLink>
      <ButtonLink
        data-needs-app
        to="/auth"
        search={{ mode: 'signup' }}
        onClick={() => rememberWantedPath(pathIn(language, FORM))}
        size="l"
        className="visitors-only max-sm:w-full"
      >
        {text}
      </ButtonLink>
    </>
  );
}
