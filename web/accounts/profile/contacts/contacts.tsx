import type { Me } from '@hirfa/contract/accounts';
import { useRefreshFactors } from '../../security/use-refresh-factors.ts';
import { OwnEmail } from './own-email.tsx';
import { OwnPhone } from './own-phone.tsx';

/** The phone and the e-mail of the account: who has one of them can add the other. */
export function Contacts({ me }: { me: Me }) {
  const refresh = useRefreshFactors();
  return (
    <div className="flex max-w-md flex-col gap-6">
      <OwnPhone number={me.phone_number} onProven={() => void refresh()} />
      <OwnEmail email={me.email} onProven={() => void refresh()} />
    </div>
  );
}
