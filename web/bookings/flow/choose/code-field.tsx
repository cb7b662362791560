import type { Api } from '../../../kit/api-link.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Choices } from '../choices.ts';
import { codeOr } from '../read-json.ts';
import type { Plan } from './plan.ts';
import { usePlanPrice } from './plan-price.tsx';

type Refusal = NonNullable<Awaited<ReturnType<Api['bookings']['getOwnPrice']>>['code_refused']>;

const REASONS: Record<Refusal, MessageDescriptor> = {
  unknown: msg`We do not know this code. Please check how it is written.`,
  stopped: msg`This promotion has ended.`,
  not_yet: msg`This promotion has not begun yet.`,
  over: msg`This promotion has ended.`,
  other_category: msg`This code is for another kind of service.`,
  other_provider_type: msg`This code is for other providers.`,
  not_first_booking: msg`This code is for a first booking only.`,
  below_minimum: msg`The price is below the minimum of this code.`,
  used_by_you: msg`You have used this code as often as it allows.`,
  used_up: msg`This code is used up.`,
  with_invitation: msg`This code does not count together with your invitation.`,
};

/** Where a person enters a promotion code, and reads why it gives nothing. */
export function CodeField({ plan, onChoose }: { plan: Plan; onChoose: (choices: Choices) => void }) {
  const { t, i18n } = useLingui();
  const { choices } = plan;
  const { codeRefused, isFetching } = usePlanPrice(plan);
  const [text, setText] = useState(choices.code ?? '');
  const [isMalformed, setMalformed] = useState(false);
  // What was said of a code does not stand beside another one that is being typed.
  const isTyped = text.trim().toUpperCase() !== (choices.code ?? '');
  const ofChosen = choices.code === null ? null : codeRefused;
  const refusal = isMalformed ? 'unknown' : isTyped ? null : ofChosen;
  function apply(event: SyntheticEvent) {
    event.preventDefault();
    const code = codeOr(text.trim().toUpperCase());
    setMalformed(code === null && text.trim() !== '');
    onChoose({ ...choices, code });
  }
  function remove() {
    setText('');
    setMalformed(false);
    onChoose({ ...choices, code: null });
  }
  const isApplied = choices.code !== null && refusal === null && !isTyped && !isFetching;
  return (
    <form onSubmit={apply} noValidate className="max-w-md">
      <TextField
        label={t`Promotion code (optional)`}
        name="code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMalformed(false);
        }}
        error={refusal === null ? undefined : i18n._(REASONS[refusal])}
        hint={
          isApplied ? (
            <span className="flex items-start gap-1.5 font-medium text-ok">
              <CircleCheck aria-hidden className="mt-[.2em] size-4 shrink-0" />
              <Trans>The code counts: the discount is in the price.</Trans>
            </span>
          ) : undefined
        }
        beside={
          choices.code === null || isTyped ? (
            <Button type="submit" variant="secondary">
              <Trans context="promotion code">Apply</Trans>
            </Button>
          ) : (
            <Button variant="secondary" onClick={remove}>
              <Trans>Remove</Trans>
            </Button>
          )
        }
      />
    </form>
  );
}
