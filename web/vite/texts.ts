import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { transformedOnce } from './transformed-once.ts';

// The compiler looks for it there, whatever the folder in which it runs.
process.env['LINGUI_CONFIG'] = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));

/** Compiles the texts of modules. */
export const compileTexts = ({ sourceMap = true } = {}) =>
  transformedOnce(babel({ sourceMap, presets: [linguiTransformerBabelPreset({})] }));
