import { APPLICATION_LIMITS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { formatMoney } from '../../kit/format.ts';
import { pathIn } from '../../kit/i18n.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const { min, max } = APPLICATION_LIMITS.rateEgp;

export type PriceFormProps = {
  /** The price of the address, as it was typed. */
  asked: string | undefined;
  onAsk: (typed: string) => void;
  /** Whether what was asked is no price of a service. */
  isWrong: boolean;
};

/** Asks what becomes of a price. Without scripts the server answers. */
export function PriceForm({ asked, onAsk, isWrong }: PriceFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Another address asks about another price, but what the visitor is typing stays.
    if (input.current && input.current !== document.activeElement && asked !== undefined) input.current.value = asked;
  }, [asked]);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    onAsk(input.current?.value ?? '');
  }
  const [least, most] = [min, max].map((egp) => formatMoney(`${egp}.00`, locale, false));
  return (
    <form action={`${pathIn(useLanguage(), '/earnings')}#earn`} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t`Your price, in pounds`}
        name="price"
        defaultValue={asked}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        placeholder="400"
        hint={<Trans>Of a job or of an hour. You choose it, and can change it.</Trans>}
        error={isWrong ? t`Write your price in digits, from ${least} to ${most}.` : undefined}
        beside={<Button type="submit">{t({ message: 'Calculate', context: 'button of a calculator' })}</Button>}
      />
    </form>
  );
}
