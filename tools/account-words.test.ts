import { readFileSync } from 'node:fs';
import { LEDGER_ACCOUNTS } from '@hirfa/domain/payments';
import { LEDGER_FILE } from '@hirfa/templates/admin';
import { expect, test } from 'vitest';
import { ACCOUNT_WORDS } from '../web/ui/admin/account-words.ts';

/** The translation of a name of an account on screens. */
function shownIn(language: 'en' | 'ar', message: string): string | undefined {
  const file = readFileSync(new URL(`../web/locales/${language}/inside.po`, import.meta.url), 'utf8');
  const entry = file.split('\n\n').find((each) => each.includes(`msgctxt "ledger"\nmsgid "${message}"\n`));
  return /^msgstr "(.+)"$/m.exec(entry ?? '')?.[1];
}

test.each(['en', 'ar'] as const)(
  '%s: accounts have the same names on screens and in files of the books',
  (language) => {
    const shown = LEDGER_ACCOUNTS.map((account) => [account, shownIn(language, ACCOUNT_WORDS[account].message ?? '')]);
    expect(Object.fromEntries(shown)).toEqual(LEDGER_FILE[language].account);
  },
);
