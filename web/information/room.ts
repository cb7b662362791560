import type { WebRoom } from '../kit/rooms/web-room.ts';

export const informationRoom = {
  inside: [],
  information: ['information', 'pages/information'],
  routes: [
    { path: '/pricing', guard: 'document', page: 'information/pricing.tsx', texts: 'information' },
    { path: '/terms', guard: 'document', page: 'information/terms.tsx', texts: 'information' },
    { path: '/refund-policy', guard: 'document', page: 'information/refund-policy.tsx', texts: 'information' },
    { path: '/privacy', guard: 'document', page: 'information/privacy.tsx', texts: 'information' },
    { path: '/cookies', guard: 'document', page: 'information/cookies.tsx', texts: 'information', foundAt: '/privacy' },
    { path: '/contact', guard: 'document', page: 'information/contact.tsx', texts: 'information' },
    { path: '/areas', guard: 'document', page: 'information/areas.tsx', texts: 'information' },
    { path: '/safety', guard: 'document', page: 'information/safety.tsx', texts: 'information' },
    { path: '/faq', guard: 'document', page: 'information/faq.tsx', texts: 'information' },
    { path: '/about', guard: 'document', page: 'information/about.tsx', texts: 'information', foundAt: '/faq' },
  ],
} as const satisfies WebRoom;
