import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { Suggestion } from '@hirfa/contract/discovery';
import { useNavigate } from '@tanstack/react-router';
import { rememberArea } from '../kit/area/area.ts';

/**
 * Opens what a search may mean: of a trade in an area that the search names, the providers who come there. That area is
 * the visitor's from then on.
 */
export function useOpenSuggestion() {
  const navigate = useNavigate();
  return (suggestion: Suggestion, area: ServiceArea | null) => {
    if (area !== null) rememberArea(area.id);
    const { kind } = suggestion;
    if (area !== null && kind !== 'provider')
      void navigate({
        to: '/services',
        search: {
          ...(kind === 'category' ? { category: suggestion.category.slug } : { service: suggestion.service.slug }),
          area: area.id,
          show: 'providers',
        },
      });
    else if (kind === 'category')
      void navigate({ to: '/community/$categorySlug', params: { categorySlug: suggestion.category.slug } });
    else if (kind === 'service')
      void navigate({ to: '/service/$serviceSlug', params: { serviceSlug: suggestion.service.slug } });
    else void navigate({ to: '/provider/$providerId', params: { providerId: suggestion.provider.id } });
  };
}
