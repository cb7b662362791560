export { AuthPanel } from './sign-in/auth-panel.tsx';
export { meQuery } from './queries.ts';
export { type BrowserSession, createBrowserSession } from './session/browser-session.ts';
export { ConnectionNotice, SessionBanner } from './session-banner.tsx';
export { SignOutButton } from './sign-out-button.tsx';
export { useSignedIn } from './use-signed-in.ts';
export { rememberWantedPath, takeWantedPath } from './wanted-path.ts';
