import { directionOf } from '@hirfa/domain/market';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouterContext } from '../kit/router-context.ts';
import { markTitle } from './frame/demo-mark.ts';
import { earlyPresses } from '../kit/early-presses.ts';
import { GROUND, prePaint } from '../kit/theme.ts';
import arabicFont from '../ui/fonts/arabic-basic.woff2?url';
import latinFont from '../ui/fonts/latin-basic.woff2?url';
import '../ui/styles/app.css';

/** They have run before the code of the page is loaded, which needs them no more. */
const SCRIPTS = import.meta.env.SSR ? [{ children: prePaint() }, { children: earlyPresses() }] : [];
const scriptsOf = ({ isDemo, language }: RouterContext) =>
  import.meta.env.SSR && isDemo ? [...SCRIPTS, { children: markTitle(language) }] : SCRIPTS;

const fonts = { en: latinFont, ar: arabicFont };

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Hirfa · حِرفة' },
    ],
    links: [
      { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
      { rel: 'preload', href: fonts[match.context.language], as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    ],
    scripts: scriptsOf(match.context),
  }),
  shellComponent: Shell,
  component: Outlet,
});

function Shell({ children }: { children: ReactNode }) {
  const { language, isDemo } = Route.useRouteContext();
  return (
    <html lang={language} dir={directionOf(language)} data-demo={isDemo ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={GROUND.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={GROUND.dark} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
