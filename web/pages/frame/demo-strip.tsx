import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';

/** Says on every page of the demo that it is one. */
export function DemoStrip() {
  const { t } = useLingui();
  const { isDemo } = useRouter().options.context;
  if (!isDemo) return null;
  return (
    <aside aria-label={t`Demo`} className="bg-ink-0 px-4 py-1.5 text-center text-xs font-semibold text-sand-0">
      <p className="text-balance">
        <Trans>DEMO: made-up people, no real money</Trans>
      </p>
    </aside>
  );
}
