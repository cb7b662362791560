import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { browserContract } from './browser-contract.ts';
import { drawingsFile } from './drawings.ts';
import { iconsFile } from './icons.ts';
import { sessionFile } from './session-file.ts';
import { signInAsked } from './sign-in-asked.ts';
import { staleCallsModule } from './stale-calls.ts';
import { storedKeysModules } from './stored-keys.ts';
import { compileTexts } from './texts.ts';

/** What the code of pages and of their parts needs, in the site and in tests of components. */
export const pagePlugins = ({ isBuild = false } = {}): PluginOption[] => [
  browserContract(),
  staleCallsModule(),
  drawingsFile(),
  iconsFile(),
  sessionFile(),
  signInAsked(),
  storedKeysModules(),
  tailwindcss(),
  react(),
  lingui({ failOnMissing: isBuild, failOnCompileError: true }),
  compileTexts({ sourceMap: !isBuild }),
];
