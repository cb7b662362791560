import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { Suggestion } from '@hirfa/contract/discovery';
import { useNavigate } from '@tanstack/react-router';
import { rememberArea } from '../kit/area/area.ts';

/** Opens what a search may mean. An area that the search names is the visitor's from then on. */
export function useOpenSuggestion() {
  const navigate = useNavigate();
  return (suggestion: Suggestion, area: ServiceArea | null) => {
    if (area !== null) rememberArea(area.id);
    const { kind } = suggestion;
    if (kind === 'category')
      void navigate({ to: '/community/$categorySlug', params: { categorySlug: suggestion.category.slug } });
    else if (kind === 'service')
      void navigate({ to: '/service/$serviceSlug', params: { serviceSlug: suggestion.service.slug } });
    else void navigate({ to: '/provider/$providerId', params: { providerId: suggestion.provider.id } });
  };
}
