import { publishedContacts } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { ReadItem } from '../../ui/admin/queue/read-item.tsx';
import { useDecideLater } from '../../ui/admin/queue/use-decide-later.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { Checks } from './checks.tsx';
import { applicantQuery } from './queries.ts';

/** A provider whose texts have contact details: what stands there, and whether they are asked to remove it. */
export function ContactItem({ item, onDecided }: ItemProps<'contact'>) {
  const later = useDecideLater(item, onDecided);
  return (
    <ReadItem query={useQuery(applicantQuery(useOrpc(), item.provider_id))}>
      {(provider) => {
        const isLeft = publishedContacts(provider).length > 0;
        return (
          <>
            {!isLeft && (
              <p className="text-s">
                <Trans>The provider has removed them: nothing is left to ask for.</Trans>
              </p>
            )}
            <Checks applicant={provider} />
            <div className="flex flex-wrap gap-3 *:max-sm:grow">
              {isLeft && (
                <KeyButton shortcut="A" pending={later.isPending} onClick={() => later.decide('ask')}>
                  <Trans>Ask to remove them</Trans>
                </KeyButton>
              )}
              <KeyButton
                shortcut="L"
                variant="secondary"
                pending={later.isPending}
                onClick={() => later.decide('leave')}
              >
                {isLeft ? <Trans>Leave them</Trans> : <Trans>Done</Trans>}
              </KeyButton>
            </div>
            <ApplicantFacts applicant={provider} />
          </>
        );
      }}
    </ReadItem>
  );
}
