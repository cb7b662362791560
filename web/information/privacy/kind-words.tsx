import { KNOWN_DEVICE_MS } from '@hirfa/domain/accounts';
import { CHAT } from '@hirfa/domain/messages';
import { type DATA_KINDS, type DataKind, KEPT_DAYS } from '@hirfa/domain/privacy';
import { DOCUMENT } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Days, Period } from '../periods.tsx';

export const AT_END_WORDS: Record<(typeof DATA_KINDS)[DataKind], MessageDescriptor> = {
  deleted: msg`Deleted.`,
  erased: msg`Erased. Times and amounts stay, without your name.`,
  kept: msg`Kept, without your name.`,
};

interface Words {
  name: MessageDescriptor;
  what: ReactNode;
  howLong: ReactNode;
}

const ACCOUNT = <Trans>As long as you have an account.</Trans>;
const PROVIDER = <Trans>As long as you are a provider.</Trans>;

/** Each kind of data in plain words, with the days that the server works with. */
export const KIND_WORDS: Record<DataKind, Words> = {
  account: {
    name: msg`Account`,
    what: <Trans>Name, e-mail, mobile number, photo, language, settings, and which terms you accepted when.</Trans>,
    howLong: ACCOUNT,
  },
  sign_in: {
    name: msg`Sign-in`,
    what: <Trans>Your password, which we can check but not read, passkeys, and where you are signed in.</Trans>,
    howLong: (
      <Trans>
        As long as you have an account. Sessions <Days count={KEPT_DAYS.endedSessions} /> after they have ended, codes
        until they expire.
      </Trans>
    ),
  },
  devices: {
    name: msg`Devices for notifications`,
    what: <Trans>The address at which a browser or phone gets your notifications.</Trans>,
    howLong: (
      <Trans>
        <Days count={KEPT_DAYS.devices} /> after the device was last used.
      </Trans>
    ),
  },
  bookings: {
    name: msg`Bookings`,
    what: <Trans>Service, time, area, number of people, and what became of it.</Trans>,
    howLong: <Trans>For good: it is the agreement of two people.</Trans>,
  },
  places: {
    name: msg({ message: 'Addresses', context: 'privacy' }),
    what: <Trans>Where a job is done, your notes for it, and the addresses that you keep for the next booking.</Trans>,
    howLong: (
      <Trans>
        <Days count={KEPT_DAYS.places} /> after the booking has ended; kept addresses until you remove them.
      </Trans>
    ),
  },
  payments: {
    name: msg`Payments`,
    what: (
      <Trans>
        Amounts, refunds and the answers of the payment service; what a provider was paid, and to which account.
      </Trans>
    ),
    howLong: <Trans>For good: the law makes us keep our books.</Trans>,
  },
  favourites: {
    name: msg`Saved providers`,
    what: <Trans>Whom you have saved, since when, and whether we have told you of their free time.</Trans>,
    howLong: <Trans>Until you remove them, or your account ends.</Trans>,
  },
  invitations: {
    name: msg`Invitations and credit`,
    what: (
      <Trans>
        Who invited whom, the credit and discounts that were given, and a hash that tells browsers apart, so that nobody
        invites themselves.
      </Trans>
    ),
    howLong: (
      <Trans>
        For good: they are part of our books. The browsers <Days count={KEPT_DAYS.devices} /> after they were last used.
      </Trans>
    ),
  },
  saved_cards: {
    name: msg({ message: 'Saved cards', context: 'privacy' }),
    what: (
      <Trans>
        The brand, last four digits and expiry date of a card that you save, and the code by which the payment service
        knows it. Only the payment service has the number.
      </Trans>
    ),
    howLong: <Trans>Until you remove it, it expires, or your account ends.</Trans>,
  },
  payout_details: {
    name: msg`Where earnings and refunds go`,
    what: (
      <Trans>
        The bank account or wallet of a provider and their tax registration, and the account of a customer whose refund
        could not go back to the card.
      </Trans>
    ),
    howLong: (
      <Trans>
        As long as you have an account; that of a refund <Days count={KEPT_DAYS.refundAccounts} /> after its transfer.
      </Trans>
    ),
  },
  messages: {
    name: msg`Messages`,
    what: <Trans>What you write and the photos that you send to the other person of a booking.</Trans>,
    howLong: (
      <Trans>
        As long as the booking. You can write until <Period ms={CHAT.writableAfterEndMs} /> after it has ended.
      </Trans>
    ),
  },
  reports: {
    name: msg`Reports`,
    what: <Trans>Which message was reported, by whom and why.</Trans>,
    howLong: <Trans>For good: so that we see if it happens again.</Trans>,
  },
  reviews: {
    name: msg`Reviews`,
    what: <Trans>What you write about the other person of a booking, with your shown name, and replies.</Trans>,
    howLong: <Trans>The words until your account ends. The stars stay, without your name.</Trans>,
  },
  support: {
    name: msg`Support`,
    what: <Trans>What you and our team wrote to each other.</Trans>,
    howLong: ACCOUNT,
  },
  notifications: {
    name: msg`Notifications`,
    what: <Trans>What we told you on the site, by mail and by text message.</Trans>,
    howLong: (
      <Trans>
        <Days count={KEPT_DAYS.readNotifications} /> after you have read it, <Days count={KEPT_DAYS.notifications} /> if
        you do not. Mails and text messages <Days count={KEPT_DAYS.sentMessages} />.
      </Trans>
    ),
  },
  documents: {
    name: msg`Applications and documents`,
    what: (
      <Trans>
        What a provider applied with: the form, and pictures of the national ID, the proof of address and of skill. Only
        you and our team can open them.
      </Trans>
    ),
    howLong: (
      <Trans>
        As long as you are a provider. Documents of a rejected application <Days count={DOCUMENT.keptDays} />.
      </Trans>
    ),
  },
  provider: {
    name: msg`Provider page`,
    what: <Trans>Profile, services, areas, hours, calendar and figures of a provider.</Trans>,
    howLong: PROVIDER,
  },
  decisions: {
    name: msg`Decisions of our team`,
    what: <Trans>Who decided or looked at what, and when.</Trans>,
    howLong: <Trans>For good: so that each decision can be checked.</Trans>,
  },
  technical: {
    name: msg`Technical records`,
    what: (
      <Trans>Answers to requests that a browser may repeat, and counts of attempts to sign in, without names.</Trans>
    ),
    howLong: (
      <Trans>
        Answers <Days count={KEPT_DAYS.answers} />, counts <Period ms={KNOWN_DEVICE_MS} /> at most.
      </Trans>
    ),
  },
};
