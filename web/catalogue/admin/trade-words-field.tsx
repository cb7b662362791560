import { TRADE_WORDS_LENGTH } from '@hirfa/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../ui/fields/text-area.tsx';

type TradeWordsFieldProps = { value: string; onChange: (words: string) => void };

/** The words that find a category or a service, besides its names. */
export function TradeWordsField({ value, onChange }: TradeWordsFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Words that find it, in both languages`}
      hint={t`What people search for: trades, tools, problems.`}
      dir="auto"
      rows={3}
      maxLength={TRADE_WORDS_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
    />
  );
}
