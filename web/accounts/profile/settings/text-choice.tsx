import type { NotificationPreferences } from '@hirfa/contract/accounts';
import { LANGUAGES, type Language } from '@hirfa/domain/market';
import type { SomePreferences } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ChoiceTiles } from '../../../ui/fields/choice-tiles.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Link } from '../../../ui/link.tsx';
import { meQuery } from '../../common/queries.ts';

type TextChoiceProps = { preferences: NotificationPreferences; onChange: (change: SomePreferences) => void };

/** Whether the person hears of what cannot wait by text message, and in which language; a phone comes first. */
export function TextChoice({ preferences, onChange }: TextChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: me } = useQuery(meQuery(useOrpc()));
  const hasPhone = typeof me?.phone_number === 'string';
  const { text_enabled, text_language } = preferences;
  return (
    <div>
      <Switch
        label={t`Text messages for urgent news and money`}
        hint={<Trans>When no push reached you within two minutes; at most ten a day.</Trans>}
        checked={hasPhone && text_enabled}
        disabled={!hasPhone}
        onChange={(on) => onChange({ text_enabled: on, ...(on && { text_language: language }) })}
      />
      {me?.phone_number === null && (
        <Link
          to="/profile/security"
          hash="contacts"
          className="-mt-2 mb-1 inline-flex min-h-11 items-center rounded-s text-s font-semibold text-clay-ink hover:underline"
        >
          <Trans>Add a phone number</Trans>
        </Link>
      )}
      {hasPhone && text_enabled && (
        <div className="pt-1 pb-4">
          <ChoiceTiles<Language>
            label={t`Language of text messages`}
            name="text_language"
            value={text_language}
            onChange={(chosen) => onChange({ text_language: chosen })}
            options={LANGUAGES.map((value) => ({
              value,
              label: { en: 'English', ar: 'العربية' }[value],
              lang: value,
              picture: <MessageSquareText />,
            }))}
          />
        </div>
      )}
    </div>
  );
}
