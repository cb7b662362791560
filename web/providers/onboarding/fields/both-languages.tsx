import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useForm } from '../form-context.ts';

/** A text in both languages: its fields, the first of which is reported where both are missing. */
type Pair<Name extends string> = readonly [en: Name, ar: Name];

type BothLanguagesProps<Name extends string> = {
  pair: Pair<Name>;
  values: Readonly<Record<Name, string>>;
  render: (field: Name, language: 'en' | 'ar', error: string | undefined, isFirst: boolean) => ReactNode;
};

/** A field in the page's language, and the other one on demand: one language is enough. */
export function BothLanguages<Name extends string>({ pair, values, render }: BothLanguagesProps<Name>) {
  const { errorOf } = useForm();
  const language = useLanguage();
  const [en, ar] = pair;
  const [first, second, other] = language === 'ar' ? ([ar, en, 'en'] as const) : ([en, ar, 'ar'] as const);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || values[second] !== '';
  const isEmpty = values[en].trim() === '' && values[ar].trim() === '';
  const error = errorOf(first) ?? (isEmpty ? errorOf(en) : undefined);
  return (
    <div className={classNames('flex flex-col', isOpen ? 'gap-5' : 'gap-2')}>
      {render(first, language, error, true)}
      {isOpen ? (
        render(second, other, isEmpty ? undefined : errorOf(second), false)
      ) : (
        <Button variant="quiet" className="-ms-3 self-start px-3!" onClick={() => setWanted(true)}>
          <Plus aria-hidden />
          {other === 'en' ? <Trans>Add it in English too</Trans> : <Trans>Add it in Arabic too</Trans>}
        </Button>
      )}
    </div>
  );
}
