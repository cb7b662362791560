import type { ProviderPage } from '@hirfa/contract/discovery';
import { directionOf, LANGUAGES, type Language } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useState } from 'react';
import { loadI18n } from '../../kit/i18n.ts';
import { Texts } from '../../kit/texts.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';

type PreviewProps = { page: ProviderPage; renderPreview: (page: ProviderPage) => ReactNode };

/** The preview beside the form, where there is room. */
export function PreviewAside(preview: PreviewProps) {
  return (
    <aside
      aria-labelledby="preview-heading"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-l border border-sand-2 bg-sand-0 p-4 shadow-1 lg:block"
    >
      <p className="sr-only">
        <Trans>It shows what you write in the form. A screen reader reads your page once it is saved.</Trans>
      </p>
      <PreviewTabs
        {...preview}
        heading={
          <h2 id="preview-heading" className="card-text">
            <Trans>As customers see it</Trans>
          </h2>
        }
      />
    </aside>
  );
}

/** The preview behind a button, where there is none beside the form. */
export function PreviewButton(preview: PreviewProps) {
  const { t } = useLingui();
  return (
    <Dialog
      wide
      title={t`As customers see it`}
      trigger={
        <Button variant="secondary" className="lg:hidden">
          <Eye aria-hidden />
          <Trans>Preview</Trans>
        </Button>
      }
    >
      <PreviewTabs {...preview} />
    </Dialog>
  );
}

const NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The page in either language, first in that of the person. */
function PreviewTabs({ heading, ...preview }: PreviewProps & { heading?: ReactNode }) {
  const { t } = useLingui();
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  return (
    <Tabs
      label={t`Language of the preview`}
      heading={heading}
      value={language}
      onChange={setLanguage}
      tabs={LANGUAGES.toSorted((a) => (a === own ? -1 : 1)).map((each) => {
        const Content = each === own ? Shown : Translated;
        return { value: each, label: NAMES[each], content: <Content {...preview} language={each} /> };
      })}
    />
  );
}

type InLanguageProps = PreviewProps & { language: Language };

function Shown({ page, renderPreview, language }: InLanguageProps) {
  return (
    <div lang={language} dir={directionOf(language)} className="leading-(--leading-body)">
      {renderPreview(page)}
    </div>
  );
}

/** The same in the language that is not the page's: its texts are loaded first. */
function Translated(props: InLanguageProps) {
  const { language } = props;
  const texts = useQuery({
    queryKey: ['texts', language],
    queryFn: () => loadI18n(language, '/'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={texts} skeleton={<Skeleton className="h-96 rounded-m" />}>
      {(i18n) => (
        <Texts i18n={i18n}>
          <Shown {...props} />
        </Texts>
      )}
    </QueryView>
  );
}
