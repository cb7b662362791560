import { useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

const loadChoices = () => import('./theme-choices.tsx');
const ThemeChoices = lazy(loadChoices);

/** Light, dark or as on the device; the menu is loaded on hover, focus or press. */
export function ThemeMenu() {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <ThemeButton
      aria-haspopup="menu"
      onPointerEnter={() => void loadChoices()}
      onFocus={() => void loadChoices()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <ThemeChoices trigger={<ThemeButton />} />
    </Suspense>
  );
}

function ThemeButton(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>) {
  const { t } = useLingui();
  const icon = (
    <>
      <Sun aria-hidden className="dark:hidden" />
      <Moon aria-hidden className="hidden dark:block" />
    </>
  );
  return <IconButton {...props} label={t`Colours of the page`} icon={icon} />;
}
