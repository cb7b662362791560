import { LEAVING } from '@hirfa/domain/accounts';
import { CHAT } from '@hirfa/domain/messages';
import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';
import { Points } from '../document.tsx';
import { OperatorLines, useOperator } from '../operator.tsx';
import { Days, Period } from '../periods.tsx';

export function InShort() {
  return (
    <Points>
      <li>
        <Trans>
          We store what a booking needs, and nothing to sell. There is no advertising, and nobody follows you here.
        </Trans>
      </li>
      <li>
        <Trans>Card numbers never reach us: you type them on the page of the payment service.</Trans>
      </li>
      <li>
        <Trans>A provider sees your area first, your address only once you are charged, and your number never.</Trans>
      </li>
      <li>
        <Trans>You can download everything that we store about you, and delete your account by yourself.</Trans>
      </li>
    </Points>
  );
}

export function WhoSees() {
  return (
    <Points>
      <li>
        <Trans>
          Everybody: of a provider, the page with the name that they show, photo, services, areas, prices and figures.
          Of a customer, nothing.
        </Trans>
      </li>
      <li>
        <Trans>
          The provider of your booking: your first name and the initial of the next, photo, area and the notes of the
          booking. The address from the charge until <Period ms={CHAT.writableAfterEndMs} /> after the job.
        </Trans>
      </li>
      <li>
        <Trans>
          Our team: what a request, a report or a question of yours needs. Each look at a person, a document, a booking
          or a chat is written down, with who looked and when.
        </Trans>
      </li>
      <li>
        <Trans>Courts and authorities: what the law makes us hand over.</Trans>
      </li>
    </Points>
  );
}

export function Services() {
  return (
    <>
      <p>
        <Trans>They get only what their task needs, and may use it for nothing else:</Trans>
      </p>
      <Points>
        <li>
          <Trans>
            The payment service: the amount, your name, e-mail address and number, and what you type on its page.
          </Trans>
        </li>
        <li>
          <Trans>The services that send our mails and text messages: your address or number, and the message.</Trans>
        </li>
        <li>
          <Trans>The push service of your browser or phone, if you turned notifications on: the message.</Trans>
        </li>
        <li>
          <Trans>Google, Apple or Facebook, if you sign in with them: that you did.</Trans>
        </li>
      </Points>
    </>
  );
}

/** Who decides about the data. */
export function Responsible() {
  const operator = useOperator();
  return (
    <>
      <p>
        <Trans>
          We who run this site. For everything about your data, <ProseLink to="/contact">write to us</ProseLink>.
        </Trans>
      </p>
      {operator && <OperatorLines of={operator} />}
    </>
  );
}

export function YourRights() {
  return (
    <>
      <p>
        <Trans>
          These are rights under the Egyptian Personal Data Protection Law (No. 151 of 2020). You use most of them by
          yourself:
        </Trans>
      </p>
      <Points>
        <li>
          <Trans>
            See and take with you: <ProseLink to="/profile/data">Your data</ProseLink> shows everything, and gives you a
            file of it.
          </Trans>
        </li>
        <li>
          <Trans>
            Correct: your name, photo, e-mail and number in <ProseLink to="/profile">your profile</ProseLink>.
          </Trans>
        </li>
        <li>
          <Trans>
            Delete: <ProseLink to="/profile/delete-account">delete your account</ProseLink>. It ends{' '}
            <Days count={LEAVING.days} /> later, and until then you can change your mind. Backups still have your data
            for a while, until they are replaced.
          </Trans>
        </li>
        <li>
          <Trans>Say no: turn mails, text messages and pushes off, in the settings or by the link in each mail.</Trans>
        </li>
        <li>
          <Trans>
            Ask and complain: <ProseLink to="/contact">write to us</ProseLink>, or to the Personal Data Protection
            Center.
          </Trans>
        </li>
      </Points>
    </>
  );
}
