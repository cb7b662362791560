import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { CITY_WORDS } from '../../ui/admin/city-words.ts';
import type { Draft } from './drafts.ts';
import { type Move, useCatalogueChange } from './use-catalogue-change.ts';

type RowsProps = { catalogue: WholeCatalogue; open: (draft: Draft) => void };

export function CategoryRows({ catalogue: { categories }, open }: RowsProps) {
  const language = useLanguage();
  return (
    <List>
      {categories.map(({ id, provider_count, fields }, at) => (
        <Row
          key={id}
          name={textIn(fields, 'name', language)}
          slug={fields.slug}
          icon={<CategoryIcon icon={fields.icon} hue={fields.hue} />}
          more={<Providers count={provider_count} />}
          onChange={() => open({ kind: 'category', fields, stored: { id, seen: fields } })}
        >
          <Order kind="category" id={id} isFirst={at === 0} isLast={at === categories.length - 1} />
        </Row>
      ))}
    </List>
  );
}

export function ServiceRows({ catalogue: { categories, services }, open }: RowsProps) {
  const language = useLanguage();
  const names = new Map(categories.map(({ fields }) => [fields.slug, textIn(fields, 'name', language)]));
  return (
    <List>
      {services.map(({ id, provider_count, fields }) => (
        <Row
          key={id}
          name={textIn(fields, 'title', language)}
          slug={fields.slug}
          more={
            <>
              <bdi>{names.get(fields.category_slug)}</bdi> · <Providers count={provider_count} />
            </>
          }
          onChange={() => open({ kind: 'service', fields, stored: { id, seen: fields } })}
        >
          {!fields.is_active && (
            <StateBadge tone="warn">
              <Trans>Not listed</Trans>
            </StateBadge>
          )}
        </Row>
      ))}
    </List>
  );
}

export function AreaRows({ catalogue: { areas }, open }: RowsProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <List>
      {areas.map(({ id, fields }, at) => (
        <Row
          key={id}
          name={textIn(fields, 'name', language)}
          slug={fields.slug}
          more={i18n._(CITY_WORDS[fields.city])}
          onChange={() => open({ kind: 'area', fields, stored: { id, seen: fields } })}
        >
          <Order kind="area" id={id} isFirst={at === 0} isLast={at === areas.length - 1} />
        </Row>
      ))}
    </List>
  );
}

const Providers = ({ count }: { count: number }) => <Plural value={count} one="# provider" other="# providers" />;

const List = ({ children }: { children: ReactNode }) => (
  <Card>
    <ul className="divide-y divide-sand-2">{children}</ul>
  </Card>
);

type RowProps = {
  name: string;
  slug: string;
  icon?: ReactNode;
  more: ReactNode;
  onChange: () => void;
  children?: ReactNode;
};

function Row({ name, slug, icon, more, onChange, children }: RowProps) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      {icon}
      <div className="min-w-0 grow basis-48">
        <h2 className="text-s font-semibold wrap-anywhere text-ink-0">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-xs wrap-anywhere text-ink-1">
          {more} · <bdi dir="ltr">{slug}</bdi>
        </p>
      </div>
      {children}
      <Button variant="secondary" aria-label={t`Change ${name}`} onClick={onChange}>
        <Trans context="catalogue">Change</Trans>
      </Button>
    </li>
  );
}

function Order({ kind, id, isFirst, isLast }: Omit<Move, 'step'> & { isFirst: boolean; isLast: boolean }) {
  const { t } = useLingui();
  const { move, isPending } = useCatalogueChange(() => undefined);
  return (
    <span className="flex">
      <IconButton
        label={t`One up`}
        icon={<ArrowUp aria-hidden />}
        aria-disabled={isFirst || isPending}
        className={isFirst ? 'opacity-40' : undefined}
        onClick={() => !isFirst && move({ kind, id, step: 'up' })}
      />
      <IconButton
        label={t`One down`}
        icon={<ArrowDown aria-hidden />}
        aria-disabled={isLast || isPending}
        className={isLast ? 'opacity-40' : undefined}
        onClick={() => !isLast && move({ kind, id, step: 'down' })}
      />
    </span>
  );
}
