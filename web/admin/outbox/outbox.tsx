import type { OutboxMail } from '@hirfa/contract/admin';
import { MAIL_STATES, type MailState, type MessageWay } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useOrpc } from '../../kit/use-orpc.ts';
import { cardLink } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { Toggles } from '../../ui/admin/toggles.tsx';
import { type OutboxFilter, outboxQuery } from '../queries.ts';
import { FAILURE_WORDS } from './failure-words.ts';
import { MailSubject } from './mail-subject.tsx';
import { MailStateBadge, useMailStateWords } from './mail-state.tsx';
import { Recipient } from './recipient.tsx';

const MOST_CHARACTERS = 254;

type OutboxProps = OutboxFilter & { onChange: (filter: OutboxFilter) => void; action: string };

/** What was written to people, by kind, state and address; `action` is the address of the page. */
export function Outbox({ by, state, to, onChange, action }: OutboxProps) {
  const { t } = useLingui();
  const words = useMailStateWords();
  const kept = { ...(by && { by }), ...(state && { state }) };
  const states = MAIL_STATES.map((value) => ({
    value,
    label: words[value],
    content: <Mails by={by} state={value} to={to} />,
  }));
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="max-w-lg grow basis-80">
          <SearchField
            isQuiet
            label={t`E-mail or phone of the recipient`}
            placeholder={t`The whole e-mail or phone number`}
            submitLabel={t`Search`}
            action={action}
            name="to"
            maxLength={MOST_CHARACTERS}
            onSearch={(text) => onChange({ ...kept, ...(text !== '' && { to: text }) })}
            {...(to !== undefined && { defaultValue: to })}
            kept={kept}
          />
        </div>
        <Toggles<MessageWay | 'both'>
          label={t`Kind`}
          value={by ?? 'both'}
          onChange={(next) => onChange({ state, to, ...(next !== 'both' && { by: next }) })}
          options={[
            { value: 'both', label: t({ message: 'Both', context: 'mails and text messages' }) },
            { value: 'mail', label: t({ message: 'E-mails', context: 'outbox' }) },
            { value: 'text', label: t({ message: 'Texts', context: 'outbox' }) },
          ]}
        />
      </div>
      <Tabs<MailState | 'all'>
        label={t`Mails by state`}
        value={state ?? 'all'}
        onChange={(next) => onChange({ by, to, ...(next !== 'all' && { state: next }) })}
        tabs={[
          { value: 'all', label: t({ message: 'All', context: 'mails' }), content: <Mails by={by} to={to} /> },
          ...states,
        ]}
      />
    </div>
  );
}

function Mails(filter: OutboxFilter) {
  const { t } = useLingui();
  const query = useInfiniteQuery(outboxQuery(useOrpc(), filter));
  return (
    <QueryList
      query={query}
      failed={t`The mails could not be loaded`}
      skeleton={<RowsSkeleton hasBadge />}
      empty={<NoMails {...filter} />}
    >
      {(mails, more) => (
        <div className="flex flex-col gap-5">
          <ListFileButton list={{ table: 'outbox', ...filter }} />
          <SteadyRows more={more}>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </SteadyRows>
        </div>
      )}
    </QueryList>
  );
}

function MailRow({ mail: { id, by, subject, to, state, failure, created_at, is_secret } }: { mail: OutboxMail }) {
  const { i18n } = useLingui();
  return (
    <li className="relative grid gap-x-3.5 gap-y-1.5 p-4 transition-colors first:rounded-t-m last:rounded-b-m has-[a]:hover:bg-sand-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-teal grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:px-5">
      <WayIcon by={by} />
      <div className="min-w-0">
        <h2 className="text-s font-semibold wrap-anywhere text-ink-0">
          {is_secret ? (
            <MailSubject subject={subject} />
          ) : (
            <Link to="/admin/outbox/$mailId" params={{ mailId: id }} className={`${cardLink} hover:underline`}>
              <MailSubject subject={subject} />
            </Link>
          )}
        </h2>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-1">
          <Recipient by={by} to={to} />
        </p>
        {failure !== null && <p className="mt-1 text-xs text-ink-2">{i18n._(FAILURE_WORDS[failure])}</p>}
        {is_secret && (
          <p className="mt-1 flex items-start gap-1.5 text-xs text-ink-2">
            <LockKeyhole aria-hidden className="mt-[.2em] size-3.5 shrink-0" />
            <Trans>Not kept, because it may have a code or a link that opens the account.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:col-start-2 sm:justify-end">
        <span className="text-xs text-ink-2">
          <DateTime at={created_at} form="day-and-time" />
        </span>
        <span className="sm:w-34">
          <MailStateBadge state={state} />
        </span>
      </div>
    </li>
  );
}

/** How it was written: by mail or as a text message. */
function WayIcon({ by }: { by: MessageWay }) {
  const { t } = useLingui();
  const [Icon, name] = by === 'mail' ? [Mail, t`E-mail`] : [MessageSquareText, t`Text message`];
  return (
    <span
      data-tooltip={name}
      className="flex size-9 items-center justify-center self-start rounded-full bg-sand-1 text-ink-1"
    >
      <Icon aria-hidden className="size-4.5" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

function NoMails({ by, state, to }: OutboxFilter) {
  const { t } = useLingui();
  const icon = <Mail aria-hidden />;
  if (by === undefined && state === undefined && to === undefined)
    return <EmptyState icon={icon} heading={t`No mails yet`} />;
  const heading = by === undefined ? t`No mail in this state` : t`Nothing of this kind`;
  return (
    <EmptyState
      icon={icon}
      heading={to === undefined ? heading : t`No mail to this address`}
      text={
        to === undefined ? undefined : <Trans>Mails are kept for 90 days, those of accounts for a few hours.</Trans>
      }
      action={
        <ButtonLink to="/admin/outbox" variant="secondary">
          <Trans>Show all mails</Trans>
        </ButtonLink>
      }
    />
  );
}
