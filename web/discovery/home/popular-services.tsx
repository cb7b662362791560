import type { ServiceTile as Service } from '@hirfa/contract/discovery';
import { Trans } from '@lingui/react/macro';
import { MoreLink } from '../../ui/link.tsx';
import { Section } from '../section.tsx';
import { ServiceTile } from '../service-tile.tsx';
import { CardRow } from '../card-row.tsx';

/** The services that most providers offer; nothing while there are none. */
export function PopularServices({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return null;
  return (
    <Section late id="popular" heading={<Trans>Most offered services</Trans>} more={<AllServices />}>
      <CardRow many>
        {services.map((service) => (
          <ServiceTile key={service.slug} service={service} level={3} />
        ))}
      </CardRow>
    </Section>
  );
}

function AllServices() {
  return (
    <MoreLink to="/services">
      <Trans>All services</Trans>
    </MoreLink>
  );
}
