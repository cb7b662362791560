import { Trans } from '@lingui/react/macro';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NameForm } from './name-form.tsx';
import { StepHead } from '../../sign-in/step-head.tsx';

/** The first step of a person without a name, who may skip it unless `onSkip` is null. Saving continues the page. */
export function AskName({ onSkip }: { onSkip: (() => void) | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <StepHead icon={<UserRound aria-hidden />} title={<Trans>What is your name?</Trans>}>
        <p>
          <Trans>The people you book or work with see a short form of it. You can change it at any time.</Trans>
        </p>
      </StepHead>
      <NameForm fullName="" />
      {onSkip && (
        <Button variant="quiet" className="mt-3 max-sm:w-full" onClick={onSkip}>
          <Trans>Not now</Trans>
        </Button>
      )}
    </div>
  );
}
