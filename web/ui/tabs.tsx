import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { useDirection } from '../kit/use-language.ts';

type TabsProps<Value extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shown beside the tabs, such as the section's heading. */
  heading?: ReactNode;
  /** All contents are in the page; without scripts, which the choice needs, they are shown one below the other. */
  keepAll?: boolean;
};

/** A segmented control; long labels wrap into rows. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  heading,
  keepAll = false,
}: TabsProps<Value>) {
  function change(next: string) {
    const known = tabs.find((tab) => tab.value === next);
    if (known) onChange(known.value);
  }
  return (
    <Root value={value} onValueChange={change} dir={useDirection()}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {heading}
        <List
          aria-label={label}
          className="flex max-w-full flex-wrap gap-1 rounded-l bg-sand-1 p-1 max-sm:grow noscript:hidden"
        >
          {tabs.map((tab) => (
            <Trigger
              key={tab.value}
              value={tab.value}
              className="min-h-11 grow rounded-full px-3 py-1.5 sm:px-4.5 text-s font-semibold text-ink-1 transition-[background-color,color,box-shadow] hover:text-ink-0 data-[state=active]:bg-card data-[state=active]:text-ink-0 data-[state=active]:shadow-1"
            >
              {tab.label}
            </Trigger>
          ))}
        </List>
      </div>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          value={tab.value}
          {...(keepAll && { forceMount: true })}
          className="mt-5 rounded-m data-[state=inactive]:not-noscript:hidden"
        >
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
