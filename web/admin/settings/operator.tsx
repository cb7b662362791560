import type { Settings } from '@hirfa/contract/admin';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { ProseLink } from '../../ui/link.tsx';
import { OperatorDialog } from './operator-dialog.tsx';
import { SettingRow, SettingRows } from './setting-rows.tsx';

/** Who runs the site: what pages state of it, and what they stated before. */
export function Operator({ settings: { operator } }: { settings: Settings }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const [now] = operator;
  return (
    <section aria-labelledby="operator" className="flex flex-col gap-4">
      <h2 id="operator" className="text-l font-semibold text-ink-0">
        <Trans>Who runs the site</Trans>
      </h2>
      <p className="max-w-2xl text-s text-ink-1">
        <Trans>
          The law asks for it. It stands on <ProseLink to="/contact">the page of contact</ProseLink>, in the terms and
          in the privacy policy; what is empty is left out there.
        </Trans>
      </p>
      <div>
        <Button onClick={() => open(true)}>
          {now === undefined ? <Trans context="operator">State it</Trans> : <Trans context="operator">Change it</Trans>}
        </Button>
      </div>
      <SettingRows>
        {operator.map((each) => (
          <SettingRow
            key={each.id}
            title={textIn(each, 'legal_name', language) || t`Without a name`}
            more={[each.commercial_register, each.tax_number, each.contact_email, each.contact_phone]
              .filter(Boolean)
              .join(' · ')}
            holdsFrom={each.holds_from}
            phase={each === now ? 'now' : 'past'}
          />
        ))}
        {now === undefined && (
          <li className="p-4 text-s font-semibold text-warn sm:px-5">
            <Trans>Not stated yet. Visitors see nothing of it.</Trans>
          </li>
        )}
      </SettingRows>
      {isOpen && <OperatorDialog first={now} onClose={() => open(false)} />}
    </section>
  );
}
