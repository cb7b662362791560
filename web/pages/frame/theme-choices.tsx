import { useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState, type ReactElement } from 'react';
import { DropdownMenu, MenuChoice } from '../../ui/overlays/dropdown-menu.tsx';
import { chooseTheme, chosenTheme, type Theme } from '../../kit/theme.ts';

export default function ThemeChoices({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  function change(next: Theme) {
    chooseTheme(next);
    setTheme(next);
  }
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <MenuChoice<Theme>
        value={theme}
        onChange={change}
        options={[
          { value: 'light', label: t`Light`, icon: <Sun aria-hidden /> },
          { value: 'dark', label: t`Dark`, icon: <Moon aria-hidden /> },
          { value: 'system', label: t`As on this device`, icon: <Monitor aria-hidden /> },
        ]}
      />
    </DropdownMenu>
  );
}
