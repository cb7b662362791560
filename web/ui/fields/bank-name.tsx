import { type BankCode, BANKS } from '@hirfa/domain/payments';
import { useLanguage } from '../../kit/use-language.ts';

/** The bank of an account, behind its digits; nothing where it is not known. */
export function BankName({ bank }: { bank: BankCode | null }) {
  const language = useLanguage();
  if (bank === null) return null;
  return (
    <>
      {' · '}
      <bdi>{BANKS[bank][language]}</bdi>
    </>
  );
}
