import { displayName, displayNameIn, FULL_NAME_LENGTH } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { useUpdateProfileCache } from '../use-update-profile-cache.ts';
import { useLanguage } from '../../../kit/use-language.ts';

/** The person's full name, with a preview of what others see of it. */
export function NameForm({ fullName }: { fullName: string }) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const updateCache = useUpdateProfileCache();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(fullName);
  const [problem, setProblem] = useState<string>();
  const save = useCall(accounts.changeMe.call, {
    done: t`Your name is saved`,
    onDone: (profile) => {
      updateCache(profile);
      setName(profile.full_name);
    },
  });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = name.trim();
    const isName = written.length >= FULL_NAME_LENGTH.min && /\p{L}/u.test(written);
    setProblem(isName ? undefined : t`Please write your full name.`);
    if (isName) save.send({ full_name: written });
    else field.current?.focus();
  }

  const language = useLanguage();
  const shown = <bdi className="font-semibold text-ink-0">{displayNameIn(displayName(name), language)}</bdi>;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {save.refusal && <Notice tone="bad">{save.refusal}</Notice>}
      <TextField
        ref={field}
        label={t`Full name`}
        name="full_name"
        autoComplete="name"
        dir="auto"
        maxLength={FULL_NAME_LENGTH.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem}
        hint={name.trim() !== '' && <Trans>Others see you as {shown}</Trans>}
      />
      <Button type="submit" pending={save.isPending} className="self-start max-sm:w-full">
        <Trans>Save name</Trans>
      </Button>
    </form>
  );
}
