import Check from 'lucide-react/icons/check';
import { Content, Item, ItemIndicator, Portal, RadioGroup, RadioItem, Root, Trigger } from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { useDirection } from '../../kit/use-language.ts';

type MenuProps = {
  /** The button that opens the menu; its name is the menu's. */
  trigger: ReactElement;
  children: ReactNode;
  defaultOpen?: boolean;
  /** On which side of the button it begins. */
  align?: 'start' | 'end';
};

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-s px-3 py-2 text-s outline-none select-none data-[disabled]:opacity-55 data-[highlighted]:bg-sand-1 [&_svg]:size-[1.15em] [&_svg]:shrink-0';

export function DropdownMenu({ trigger, children, defaultOpen = false, align = 'end' }: MenuProps) {
  return (
    <Root dir={useDirection()} defaultOpen={defaultOpen} modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={keepMovedFocus}
          className="z-50 min-w-44 animate-appear rounded-m border border-sand-2 bg-card p-1.5 shadow-2"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** What was chosen may have moved the focus already: otherwise the button would take it back. */
function keepMovedFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

type MenuItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Item disabled={disabled} onSelect={onSelect} className={`${itemStyle} ${danger ? 'text-bad' : 'text-ink-0'}`}>
      {icon}
      {children}
    </Item>
  );
}

type MenuChoiceProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

/** One of a few, with a mark at the chosen one. */
export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <RadioGroup value={value}>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onChange(option.value)}
          className={`${itemStyle} text-ink-0`}
        >
          {option.icon}
          <span className="grow">{option.label}</span>
          <ItemIndicator>
            <Check aria-hidden className="text-clay-ink" />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
