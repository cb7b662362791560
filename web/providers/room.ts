import type { WebRoom } from '../kit/rooms/web-room.ts';
import { APPLIED_KEY } from './onboarding/applied.ts';

export const providersRoom = {
  // All but what visitors read before they join.
  inside: ['providers/!(join)/**/*', 'providers/*.*', 'pages/onboarding', 'pages/provider-area'],
  joining: ['providers/join'],
  stored: {
    [APPLIED_KEY]: 'sign-out',
    'hirfa.application.': 'sign-out',
    'hirfa.provider-profile.': 'sign-out',
    'hirfa.change-request.': 'sign-out',
    'hirfa.availability.': 'sign-out',
  },
  routes: [
    { path: '/earnings', guard: 'document', page: 'earnings.tsx', texts: 'joining' },
    { path: '/onboarding/community', guard: 'signed-in', signIn: 'apply', page: 'onboarding-community.tsx' },
    { path: '/provider/onboarding', guard: 'signed-in', signIn: 'apply', page: 'provider-onboarding.tsx' },
    { path: '/become-provider', guard: 'signed-in', signIn: 'apply', page: 'become-provider.tsx' },
    { path: '/provider/home', guard: 'provider', signIn: 'provider', page: 'provider-area/home.tsx' },
    { path: '/provider/dashboard', guard: 'provider', signIn: 'provider', page: 'provider-area/dashboard.tsx' },
    { path: '/provider/profile/edit', guard: 'provider', signIn: 'provider', page: 'provider-area/profile-edit.tsx' },
    { path: '/provider/availability', guard: 'provider', signIn: 'provider', page: 'provider-area/availability.tsx' },
    { path: '/provider/services', guard: 'provider', signIn: 'provider', page: 'provider-area/services.tsx' },
    {
      path: '/provider/services/create',
      guard: 'provider',
      signIn: 'provider',
      page: 'provider-area/service-create.tsx',
    },
    { path: '/provider/services/$cardId', guard: 'provider', signIn: 'provider', page: 'provider-area/service.tsx' },
  ],
} as const satisfies WebRoom;
