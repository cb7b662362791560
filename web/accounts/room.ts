import type { WebRoom } from '../kit/rooms/web-room.ts';

export const accountsRoom = {
  inside: [
    'accounts/admin',
    'accounts/sign-in',
    'accounts/security',
    'accounts/profile/hub',
    'accounts/profile/edit',
    'accounts/profile/settings',
    'accounts/profile/delete-account',
    'accounts/profile/phone',
  ],
  routes: [
    { path: '/auth', guard: 'anybody', page: 'auth.tsx', texts: 'inside' },
    { path: '/auth/callback', guard: 'anybody', page: 'auth-callback.tsx', texts: 'inside' },
    { path: '/email-confirmed', guard: 'anybody', page: 'email-confirmed.tsx', texts: 'inside' },
    { path: '/reset-password', guard: 'anybody', page: 'reset-password.tsx', texts: 'inside' },
    { path: '/undo-security', guard: 'anybody', page: 'undo-security.tsx', texts: 'inside' },
    { path: '/unsubscribe', guard: 'anybody', page: 'unsubscribe.tsx' },
    { path: '/profile', guard: 'signed-in', signIn: 'profile', page: 'profile.tsx' },
    { path: '/profile/edit', guard: 'signed-in', signIn: 'profile', page: 'profile-edit.tsx' },
    { path: '/profile/settings', guard: 'signed-in', signIn: 'profile', page: 'profile-settings.tsx' },
    { path: '/profile/security', guard: 'signed-in', signIn: 'profile', page: 'profile-security.tsx' },
    { path: '/profile/delete-account', guard: 'signed-in', signIn: 'profile', page: 'profile-delete-account.tsx' },
    { path: '/admin/people', guard: 'admin', signIn: 'admin', page: 'admin-people/list.tsx' },
    { path: '/admin/people/$personId', guard: 'admin', signIn: 'admin', page: 'admin-people/person.tsx' },
    { path: '/admin/sign-ins', guard: 'admin', signIn: 'admin', page: 'admin/sign-ins.tsx' },
    { path: '/signin', guard: 'alias', page: 'aliases/signin.tsx' },
    { path: '/sign-in', guard: 'alias', page: 'aliases/sign-in.tsx' },
    { path: '/verify-email', guard: 'alias', page: 'aliases/verify-email.tsx' },
    { path: '/email-verified', guard: 'alias', page: 'aliases/email-verified.tsx' },
  ],
} as const satisfies WebRoom;
