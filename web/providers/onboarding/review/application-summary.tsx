import type { OwnApplication } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { type ApplicationStep, isFirmOf, levelOf } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../../kit/rare-data/categories-query.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { areasQuery } from '../../../kit/area/area.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { payoutDetailsQuery } from '../../queries.ts';
import { Dotted } from '../../../ui/lines/dotted.tsx';
import { useForm } from '../form-context.ts';
import { wayOf } from '../ways.ts';

type Step = Exclude<ApplicationStep, 'review'>;

/** One step of the form in a line. */
export function ApplicationSummary({ step, application }: { step: Step; application: OwnApplication }) {
  const lines: Record<Step, ReactNode> = {
    type: <TypeLine />,
    about: <AboutLine phone={application.phone_number} />,
    work: <WorkLine />,
    place: <PlaceLine />,
    hours: <HoursLine />,
    documents: <Plural value={application.documents.length} one="# document" other="# documents" />,
    payout: <PayoutLine />,
  };
  return lines[step];
}

function TypeLine() {
  const way = wayOf(useForm().form);
  const lines = {
    community: <Trans>I teach or make something</Trans>,
    tradesperson: <Trans>I have a trade</Trans>,
    firm: <Trans>I have a firm</Trans>,
  };
  return way && lines[way];
}

function AboutLine({ phone }: { phone: string | null }) {
  const { form } = useForm();
  const language = useLanguage();
  const name = language === 'ar' ? form.full_name_ar || form.full_name : form.full_name || form.full_name_ar;
  const business =
    language === 'ar' ? form.business_name_ar || form.business_name : form.business_name || form.business_name_ar;
  const parts = [name, isFirmOf(form) ? business : '', phone ?? ''].filter(Boolean);
  return (
    <Dotted>
      {parts.map((part) => (
        <span key={part}>
          <bdi>{part}</bdi>
        </span>
      ))}
    </Dotted>
  );
}

function WorkLine() {
  const { t } = useLingui();
  const { form } = useForm();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery(useOrpc()));
  const category = data?.items.find(({ slug }) => slug === form.primary_category);
  const name = category && textIn(category, 'name', language);
  const level = form.provider_type === 'community' && levelOf(form);
  const levelName = level && (level === 'hobby' ? t`Passionate Hobbyist` : t`Certified Professional`);
  return (
    <Dotted>
      {[name, levelName].map((part) => part && <span key={part}>{part}</span>)}
      <span>
        <Plural value={form.cards.length} one="# service" other="# services" />
      </span>
    </Dotted>
  );
}

function PlaceLine() {
  const { t } = useLingui();
  const { form } = useForm();
  const language = useLanguage();
  const { data } = useQuery(areasQuery(useOrpc()));
  const areas = (data?.items ?? []).filter(({ id }) => form.supports_in_person && form.service_area_zones.includes(id));
  const ways = [form.supports_in_person && t`In person`, form.supports_online && t`Online`];
  return (
    <Dotted>
      {[...ways, ...areas.map((area) => textIn(area, 'name', language))].map(
        (part) => part && <span key={part}>{part}</span>,
      )}
    </Dotted>
  );
}

/** "6 days, 48 hours a week" */
function HoursLine() {
  const { hours } = useForm().form;
  const days = new Set(hours.map(({ weekday }) => weekday)).size;
  const minutes = hours.reduce((sum, { from_minute, to_minute }) => sum + to_minute - from_minute, 0);
  if (days === 0) return null;
  const onDays = <Plural value={days} one="# day" other="# days" />;
  const perWeek = <Plural value={Math.round(minutes / 60)} one="# hour a week" other="# hours a week" />;
  return (
    <Trans>
      {onDays}, {perWeek}
    </Trans>
  );
}

function PayoutLine() {
  const { data } = useQuery(payoutDetailsQuery(useOrpc()));
  const digits = data?.details && <bdi dir="ltr">•••• {data.details.last_digits}</bdi>;
  return digits ?? <Trans context="may be left open">Later</Trans>;
}
