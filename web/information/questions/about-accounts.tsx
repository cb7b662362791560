import { LEAVING } from '@hirfa/domain/accounts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';
import { Days } from '../periods.tsx';
import type { Question } from './questions.tsx';

export const ABOUT_ACCOUNTS: readonly Question[] = [
  {
    asked: msg`What do you store about me?`,
    answer: (
      <Trans>
        What a booking needs. <ProseLink to="/privacy">Your data</ProseLink> lists every kind, how long it is kept, and
        what your browser stores.
      </Trans>
    ),
  },
  {
    asked: msg`Can I have a copy of it?`,
    answer: (
      <Trans>
        Yes, as a file, under <ProseLink to="/profile/data">Your data</ProseLink> in your profile.
      </Trans>
    ),
  },
  {
    asked: msg`How do I delete my account?`,
    answer: (
      <Trans>
        Under <ProseLink to="/profile/delete-account">Delete my account</ProseLink>. It ends{' '}
        <Days count={LEAVING.days} /> later, once your bookings have ended, and until then you can change your mind.
      </Trans>
    ),
  },
  {
    asked: msg`I cannot sign in any more. What now?`,
    answer: (
      <Trans>
        At{' '}
        <ProseLink to="/auth" search={{ mode: 'signin' }}>
          sign-in
        </ProseLink>{' '}
        you choose a new password by e-mail, or use a code to your mobile number. If neither helps,{' '}
        <ProseLink to="/contact">write to us</ProseLink>.
      </Trans>
    ),
  },
];
