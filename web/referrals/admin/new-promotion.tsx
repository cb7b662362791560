import { cairoDay } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { NEW_FORM, problemsOf, type PromotionForm, promotionOf } from './promotion-form.ts';

/** The dialog that creates a promotion code. */
export function NewPromotionDialog() {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [form, setForm] = useState(NEW_FORM);
  const [isChecked, setChecked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const add = useCall(orpc.referrals.addPromotion.call, {
    done: t`The code is created`,
    refusals: { invalid_input: msg`There is a promotion with this code already, or a field is wrong.` },
    readAgain: [orpc.referrals.listPromotions.key()],
  });
  const [today] = useState(() => cairoDay(new Date()));
  const problems = problemsOf(form, today);
  const count = Object.keys(problems).length;
  function write(change: Partial<PromotionForm>) {
    add.reset();
    setForm((before) => ({ ...before, ...change }));
  }
  function start() {
    setForm(NEW_FORM);
    setChecked(false);
  }
  function send(close: () => void) {
    setChecked(true);
    if (count > 0) focusProblem(place.current);
    else add.send(promotionOf(form, new Date()), { onSuccess: close });
  }
  const refusal = isChecked && count > 0 ? t`Please check what you filled in.` : add.refusal;
  return (
    <FormDialog
      title={t`New promotion code`}
      description={<Trans>Its terms do not change later, except its budget.</Trans>}
      trigger={
        <Button>
          <Plus aria-hidden />
          <Trans>New code</Trans>
        </Button>
      }
      onOpenChange={start}
      call={{ isPending: add.isPending, reset: add.reset, ...(refusal !== undefined && { refusal }) }}
      confirm={<Trans>Create</Trans>}
      onConfirm={send}
    >
      <div ref={place}>
        <PromotionFields form={form} problems={isChecked ? problems : {}} onChange={write} />
      </div>
    </FormDialog>
  );
}
