import type { Applicant } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import { publishedContacts } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import { Contact } from '../../ui/admin/contact.tsx';
import { DOCUMENT_WORDS } from '../../ui/admin/provider-words.ts';

/** What a second look is needed for: a document of somebody else, names that differ, contacts, bookings and money. */
export function Checks({ applicant }: { applicant: Applicant }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { documents, user_id, account_name, full_name, phone_number, open_bookings, unpaid_earnings } = applicant;
  const account = <bdi className="font-semibold">{account_name}</bdi>;
  const phone = (
    <span className="-my-2.5 inline-block">
      <Contact personId={user_id} what="phone_number" masked={phone_number} />
    </span>
  );
  const contacts = publishedContacts(applicant);
  const found = <bdi className="font-semibold">{contacts.map((text) => `\u2068${text}\u2069`).join(' · ')}</bdi>;
  const earnings = <Money amount={unpaid_earnings} />;
  return (
    <ul className="flex flex-col gap-2 text-s">
      {documents
        .filter(({ also_in }) => also_in.length > 0)
        .map(({ id, kind, also_in }) => {
          const document = i18n._(DOCUMENT_WORDS[kind]);
          const names = also_in.map((other) => `\u2068${textIn(other, 'display_name', language)}\u2069`);
          const others = <bdi className="font-semibold">{names.join(language === 'ar' ? '، ' : ', ')}</bdi>;
          return (
            <Check key={id} isFine={false}>
              <Trans>
                {document}: the same document is in the account of {others}
              </Trans>
            </Check>
          );
        })}
      <Check isFine={sameName(account_name, full_name)}>
        {sameName(account_name, full_name) ? (
          <Trans>The name is that of the account.</Trans>
        ) : (
          <Trans>The account has another name: {account}</Trans>
        )}
      </Check>
      <Check isFine={phone_number !== null}>
        {phone_number === null ? <Trans>No proven phone number</Trans> : <Trans>Proven phone number: {phone}</Trans>}
      </Check>
      {contacts.length > 0 && (
        <Check isFine={false}>
          <Trans>Contact details in what customers read: {found}</Trans>
        </Check>
      )}
      {open_bookings > 0 && (
        <Check>
          <Plural value={open_bookings} one="# open booking" other="# open bookings" />
        </Check>
      )}
      {Number(unpaid_earnings) > 0 && (
        <Check>
          <Trans>Earnings not paid out yet: {earnings}</Trans>
        </Check>
      )}
    </ul>
  );
}

const sameName = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** What is neither fine nor a warning is only worth knowing. */
function Check({ isFine, children }: { isFine?: boolean; children: ReactNode }) {
  const Icon = isFine === undefined ? Info : isFine ? CircleCheck : TriangleAlert;
  const colour = isFine === undefined ? 'text-ink-2' : isFine ? 'text-ok' : 'text-warn';
  return (
    <li
      className={classNames(
        'flex items-start gap-2',
        isFine === false && 'rounded-s bg-warn-soft px-3 py-2 font-medium text-warn',
      )}
    >
      <Icon aria-hidden className={`mt-[.2em] size-4.5 shrink-0 ${colour}`} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
