import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { PageSection } from '../../ui/page-section.tsx';

/** Who can join (product decision: providers). */
export function WaysToJoin() {
  return (
    <PageSection id="ways" heading={<Trans>Three ways to join</Trans>}>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        <Way icon="palette" hue={42} name={<Trans>I teach or make something</Trans>}>
          <Trans>In your own name. You teach, coach or make something. A hobby is enough.</Trans>
        </Way>
        <Way icon="wrench" hue={215} name={<Trans>I have a trade</Trans>}>
          <Trans>Plumber, electrician, painter, carpenter: you need no firm.</Trans>
        </Way>
        <Way icon="spray-can" hue={155} name={<Trans>I have a firm</Trans>}>
          <Trans>Repairs, installation or cleaning, in the name of your firm.</Trans>
        </Way>
      </ul>
    </PageSection>
  );
}

type WayProps = { icon: string; hue: number; name: ReactNode; children: ReactNode };

function Way({ icon, hue, name, children }: WayProps) {
  return (
    <li className="flex">
      <Card className="flex w-full items-center gap-4 p-4 md:flex-col md:items-stretch md:p-0 md:pb-5">
        <CraftTile
          icon={icon}
          hue={hue}
          className="size-18 shrink-0 rounded-s md:aspect-[8/4] md:size-auto md:rounded-t-[15px] md:rounded-b-none!"
        />
        <div className="min-w-0 md:px-5">
          <h3 className="text-l font-semibold text-ink-0">{name}</h3>
          <p className="mt-1 text-s text-ink-1">{children}</p>
        </div>
      </Card>
    </li>
  );
}
