import type { Passkey } from '@hirfa/contract/accounts';
import { PASSKEY } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { type RefObject, useRef } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { passkeysQuery } from '../../common/queries.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** The person's passkeys, the oldest first. */
export function Passkeys() {
  const { items } = useSuspenseQuery(passkeysQuery(useOrpc())).data;
  const section = useRef<HTMLDivElement>(null);
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <p className="text-s text-ink-1">
          <Trans>
            With a passkey you sign in by fingerprint, face or screen lock. There is nothing to remember, and nothing a
            fake site could steal.
          </Trans>
        </p>
      ) : (
        <Steady>
          <ul className="divide-y divide-sand-2">
            {items.map((passkey) => (
              <Item key={passkey.id} passkey={passkey} focusAfter={section} />
            ))}
          </ul>
        </Steady>
      )}
      <div className={items.length === 0 ? 'mt-5' : 'border-t border-sand-2 pt-5'}>
        <Add isFull={items.length >= PASSKEY.most} />
      </div>
    </div>
  );
}

type ItemProps = { passkey: Passkey; focusAfter: RefObject<HTMLElement | null> };

function Item({ passkey, focusAfter }: ItemProps) {
  const { name, synced, created_at } = passkey;
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-s bg-sand-1 text-ink-1 max-sm:hidden">
        <KeyRound aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="card-text break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-ink-2">
          {synced ? <Trans>Synced between your devices</Trans> : <Trans>Only on the device that made it</Trans>}
        </p>
        <p className="text-xs text-ink-2">
          <Trans>
            Added in <DateTime at={created_at} form="month" />
          </Trans>
        </p>
      </div>
      <div className="-me-2 flex shrink-0">
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} focusAfter={focusAfter} />
      </div>
    </li>
  );
}

function Add({ isFull }: { isFull: boolean }) {
  const isAble = typeof PublicKeyCredential !== 'undefined';
  if (isAble && !isFull) return <AddPasskey />;
  return (
    <p className="text-s text-ink-1">
      {isFull ? (
        <Trans>These are as many as an account can have. Remove one before you add another.</Trans>
      ) : (
        <Trans>This browser can’t make passkeys. Try another one, up to date.</Trans>
      )}
    </p>
  );
}
