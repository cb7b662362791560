import type { PackagePreview } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Link } from '../../../ui/link.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { type Choices, type Step } from '../choices.ts';
import { bookingInput, packageInput, type Seen } from '../booking-input.ts';
import { flowColumns } from '../flow-layout.ts';
import { FlowSteps, type FlowStepsProps } from './flow-steps.tsx';
import { FlowSummary } from './flow-summary.tsx';
import { storePending } from '../flow-storage.ts';
import type { BookingInput } from '../pending.ts';
import { currentStep, type Known, type Loading, type Plan, planOf, promiseOf, titlesOf } from './plan.ts';
import { usePlanPrice } from './plan-price.tsx';
import type { FlowState } from './use-flow.ts';
import { usePackageOffers, usePackagePreview } from './use-package.ts';

export type FlowViewProps = {
  flow: FlowState;
  known: Known;
  loading: Loading;
  /** What the browser and the account know of the place is known. */
  isReady: boolean;
  onRetry: () => void;
  /** undefined until it is known. */
  signedIn: boolean | undefined;
  /** Everything is chosen and stored: the booking can be created. */
  onContinue: () => void;
  /** Called before sign-in, to remember the path back. */
  onLeaveToSignIn: () => void;
  /** The day that a link named, and the way to a sign-in that leads back here. */
  awaited: FlowStepsProps['awaited'];
};

/** The steps and, beside them, their summary. */
export function FlowView(props: FlowViewProps) {
  const { known, loading, isReady, onRetry, onLeaveToSignIn, awaited } = props;
  const { plan, step, tried, next, open, choose, take } = useFlowSteps(props);
  const steps = useFocus(step, tried);
  return (
    <div data-own-bar className="page-width pt-2 pb-6">
      <FlowHead known={known} />
      <div className={flowColumns}>
        <div ref={steps} className="min-w-0">
          <FlowSteps
            plan={plan}
            known={known}
            step={step}
            tried={tried > 0}
            loading={loading}
            isReady={isReady}
            onChoose={choose}
            onTake={take}
            onOpen={open}
            onRetry={onRetry}
            onLeaveToSignIn={onLeaveToSignIn}
            awaited={awaited}
          />
        </div>
        <FlowSummary plan={plan} known={known} step={step} pending={next.pending} onNext={next.press} />
      </div>
    </div>
  );
}

/** The open step, and the ways to another one. `tried` counts the attempts to leave a step that is not complete. */
function useFlowSteps({ flow, known, loading, isReady, signedIn, onContinue }: FlowViewProps) {
  const plan = useSoldPlan(flow.choices, known);
  const step = shownStep(plan, flow.step, loading, signedIn);
  const price = usePlanPrice(plan);
  const times = usePackagePreview(plan);
  const [tried, setTried] = useState(0);

  const isLoading: Partial<Record<Step, boolean>> = {
    provider: loading === 'under_way',
    place: !isReady,
    time: times.isFetching && !times.data,
    review: price.isFetching && !price.data,
  };
  const next = useKeptPress(isLoading[step] === true, goToNextStep);

  useNamedEntry(flow, step, isReady && loading !== 'under_way');

  function choose(choices: Choices) {
    next.drop();
    // Each field of a place has a problem of its own.
    if (step !== 'place' || planOf(choices, known).answered.has(step)) setTried(0);
    flow.keep(choices, step);
  }

  function goTo(choices: Choices, other: Step) {
    next.drop();
    setTried(0);
    flow.goTo(choices, other);
  }

  function goToNextStep() {
    if (step === 'review') finish();
    else if (!plan.answered.has(step) || (step === 'time' && lacksTimes(plan, times.data))) setTried(tried + 1);
    else {
      setTried(0);
      flow.goTo(plan.choices, plan.next);
    }
  }

  function finish() {
    const { choices, card, provider } = plan;
    // The server refuses any other price, or a visit in the place of a job; the payment page shows it on its button.
    if (price.data === undefined) return void price.refetch();
    if (lacksTimes(plan, times.data)) return flow.goTo(choices, 'time');
    if (card === null || provider === null || choices.slot === null) return;
    const total = price.data.customer_total;
    const seen = { total, isVisit: card.pricing_mode === 'visit', warrantyDays: promiseOf(plan) };
    const input = inputOf(choices, seen, times.data);
    if (input === null) return;
    const names = namesOf(titlesOf(plan, known) ?? card, provider);
    storePending(input, { target: choices.target, ...names, ...choices.slot, total });
    if (signedIn === false) return flow.goTo(choices, 'account');
    flow.keep(choices, 'review');
    onContinue();
  }

  const open = (other: Step) => goTo(plan.choices, other);
  const take = (choices: Choices) => goTo(choices, planOf(choices, known).next);
  return { plan, step, tried, next, choose, open, take };
}

/** The present entry of the history gets its step once that is known. */
function useNamedEntry(flow: FlowState, step: Step, isKnown: boolean): void {
  const nameEntry = useEffectEvent(() => flow.nameEntry(step));
  const isNameless = isKnown && !flow.hasEntry;
  useEffect(() => {
    if (isNameless) nameEntry();
  }, [isNameless]);
}

/** The plan; a package in which the offer is not sold any more is dropped. */
function useSoldPlan(kept: Choices, known: Known): Plan {
  const plan = planOf(kept, known);
  const offers = usePackageOffers(plan);
  const isSold = kept.package === null || offers === undefined || offers.some(({ kind }) => kind === kept.package);
  return isSold ? plan : planOf({ ...kept, package: null }, known);
}

/** Whether the chosen package cannot be booked from the chosen time on. */
const lacksTimes = ({ choices }: Plan, times: PackagePreview | undefined) =>
  choices.package !== null && times?.is_complete !== true;

function inputOf(choices: Choices, seen: Seen, times: PackagePreview | undefined): BookingInput | null {
  if (choices.package === null) return bookingInput(choices, seen);
  const dates = times?.dates.map(({ starts_at }) => starts_at) ?? [];
  return packageInput(choices, { dates, customer_total: seen.total });
}

const namesOf = ({ title_en, title_ar }: Titles, { display_name_en, display_name_ar }: Names) => ({
  title_en,
  title_ar,
  provider_en: display_name_en,
  provider_ar: display_name_ar,
});
type Titles = Record<'title_en' | 'title_ar', string>;
type Names = Record<'display_name_en' | 'display_name_ar', string>;

/** A press that comes while something loads takes effect when that is there; `pending` while it waits. */
function useKeptPress(isLoading: boolean, act: () => void) {
  const [isKept, setIsKept] = useState(false);
  const execute = useEffectEvent(() => {
    setIsKept(false);
    act();
  });
  useEffect(() => {
    if (!isKept || isLoading) return;
    const timer = setTimeout(execute);
    return () => clearTimeout(timer);
  }, [isKept, isLoading]);
  return {
    pending: isKept && isLoading,
    press: () => (isLoading ? setIsKept(true) : act()),
    drop: () => setIsKept(false),
  };
}

/** While the provider loads it is unknown which step is open: the stored one is shown. */
function shownStep(plan: Plan, kept: Step | null, loading: Loading, signedIn: boolean | undefined): Step {
  if (loading === 'under_way') return kept === 'account' ? 'review' : (kept ?? plan.next);
  return currentStep(plan, kept === 'account' && signedIn !== false ? 'review' : kept);
}

/** Moves the focus to the heading of a new step, or to the problem that keeps a step from being left. */
function useFocus(step: Step, tried: number) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = steps.current?.querySelector<HTMLElement>('[aria-current=step] h2');
    heading?.focus({ preventScroll: true });
    heading?.closest('li')?.scrollIntoView({ block: 'start' });
  }, [step]);
  useEffect(() => {
    if (tried > 0) steps.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus();
  }, [tried]);
  return steps;
}

function FlowHead({ known: { service, provider } }: { known: Known }) {
  const language = useLanguage();
  const title = service
    ? textIn(service, 'title', language)
    : provider
      ? textIn(provider, 'display_name', language)
      : '';
  const category = service?.category ?? provider?.category;
  const what = <bdi>{title}</bdi>;
  const who = <bdi>{title}</bdi>;
  return (
    <header>
      <Breadcrumbs here={title}>
        <Link to="/services">
          <Trans>Services</Trans>
        </Link>
        {category && (
          <Link to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
            {textIn(category, 'name', language)}
          </Link>
        )}
      </Breadcrumbs>
      <h1 className="title-text mt-2 wrap-anywhere sm:text-[2.25rem]">
        {service ? <Trans>Book {what}</Trans> : <Trans>Book {who}</Trans>}
      </h1>
    </header>
  );
}
