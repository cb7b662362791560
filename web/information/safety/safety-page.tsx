import { Trans } from '@lingui/react/macro';
import { AskUs, InfoPage } from '../info-page.tsx';
import { Emergency } from './emergency.tsx';
import { InYourHome } from './in-your-home.tsx';
import { WhoIsChecked } from './who-is-checked.tsx';
import { WhoseTurn } from './whose-turn.tsx';

/** How people and their money are protected, before, during and after a job. */
export function SafetyPage() {
  return (
    <InfoPage
      heading={<Trans>Safe, before you open the door.</Trans>}
      lead={
        <Trans>
          A person checks everybody who offers something. Your number stays with you, your money with us until somebody
          accepts, and a job starts only with your code.
        </Trans>
      }
    >
      <WhoIsChecked />
      <InYourHome />
      <WhoseTurn />
      <Emergency />
      <AskUs />
    </InfoPage>
  );
}
