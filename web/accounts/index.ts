export { AuthForm } from './auth-form.tsx';
export { meQuery } from './queries.ts';
export { createBrowserSession } from './session/browser-session.ts';
export type { SessionClient } from './session/session-client.ts';
export { SignOutButton } from './sign-out-button.tsx';
export { useSignedIn } from './use-signed-in.ts';
export { rememberWantedPath, takeWantedPath } from './wanted-path.ts';
