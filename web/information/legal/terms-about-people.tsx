import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';
import { type Part, Points } from '../document.tsx';

/** Who agrees with whom, and what each of them does. */
export const TERMS_ABOUT_PEOPLE: readonly Part[] = [
  {
    id: 'marketplace',
    name: msg`Hirfa is a marketplace`,
    content: (
      <>
        <p>
          <Trans>
            On Hirfa, people and firms offer services (providers), and others book them (customers). The agreement about
            the work is between the two of them.
          </Trans>
        </p>
        <p>
          <Trans>
            We run the site, check who offers something, hold the payment until the provider accepts, and decide what
            these terms leave to us. We do not do the work ourselves.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'account',
    name: msg`Your account`,
    content: (
      <Points>
        <li>
          <Trans>You are of legal age, or your parent or guardian agrees.</Trans>
        </li>
        <li>
          <Trans>You use your own name, e-mail address and mobile number, and keep them up to date.</Trans>
        </li>
        <li>
          <Trans>
            You keep your password and the codes that we send to yourself. What is done with your account counts as done
            by you, unless you tell us in time that it is in other hands.
          </Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'customers',
    name: msg`What customers do`,
    content: (
      <Points>
        <li>
          <Trans>You describe the work and the place as they are.</Trans>
        </li>
        <li>
          <Trans>You are there at the time that you have booked, and make the place safe to work in.</Trans>
        </li>
        <li>
          <Trans>You give the start code to the provider when they are there and may begin, not before.</Trans>
        </li>
        <li>
          <Trans>You pay through Hirfa what was booked through Hirfa.</Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'providers',
    name: msg`What providers do`,
    content: (
      <Points>
        <li>
          <Trans>
            You show who you are and what you can do with true documents, and offer only what you are allowed to do.
          </Trans>
        </li>
        <li>
          <Trans>You keep your hours and your calendar right, and answer requests in time.</Trans>
        </li>
        <li>
          <Trans>
            You come when you said, do what was agreed, and ask for nothing beyond the price of the booking.
          </Trans>
        </li>
        <li>
          <Trans>You work on your own account: tools, insurance, permits and taxes on your earnings are yours.</Trans>
        </li>
        <li>
          <Trans>You use an address or a name that a customer gave you for that job only.</Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'forbidden',
    name: msg`What nobody does here`,
    content: (
      <Points>
        <li>
          <Trans>Threaten, insult, harass or treat somebody worse for who they are.</Trans>
        </li>
        <li>
          <Trans>Offer or ask for what the law forbids.</Trans>
        </li>
        <li>
          <Trans>Pass on numbers or addresses before a request is accepted, to agree and pay elsewhere.</Trans>
        </li>
        <li>
          <Trans>Give a false name, use somebody else’s account, or show documents of others.</Trans>
        </li>
        <li>
          <Trans>Attack the site, read it out with programs, or disturb it for others.</Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'messages',
    name: msg`Messages and pictures`,
    content: (
      <>
        <p>
          <Trans>
            What you write and show stays yours. You let us show it to those for whom it is meant: a chat to the two
            people of a booking, a provider’s page to everybody.
          </Trans>
        </p>
        <p>
          <Trans>
            Everybody can report a message. We read what was reported and the messages around it, and hide what breaks
            these terms. How we treat your data is in our <ProseLink to="/privacy">privacy policy</ProseLink>.
          </Trans>
        </p>
      </>
    ),
  },
];
