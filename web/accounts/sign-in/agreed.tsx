import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';

/** What somebody accepts who creates an account; by phone, or with another account, the first sign-in creates one. */
export function Agreed({ mode }: { mode: 'signin' | 'signup' }) {
  return (
    <p className="mt-6 text-xs text-ink-2">
      {mode === 'signup' ? (
        <Trans>
          By creating an account you accept our <ProseLink to="/terms">terms of use</ProseLink>. Our{' '}
          <ProseLink to="/privacy">privacy policy</ProseLink> says how we treat your data.
        </Trans>
      ) : (
        <Trans>
          If this creates an account, you accept our <ProseLink to="/terms">terms of use</ProseLink>. Our{' '}
          <ProseLink to="/privacy">privacy policy</ProseLink> says how we treat your data.
        </Trans>
      )}
    </p>
  );
}
