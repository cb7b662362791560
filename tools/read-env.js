import { lstatSync, readFileSync } from 'node:fs';

// Imported first by `npm start` and the commands: the variables of .env, unless the environment has them already.
// In JavaScript, because it is loaded before everything else.
if (lstatSync('.env', { throwIfNoEntry: false }) !== undefined) {
  try {
    // `loadEnvFile` alone says of every file that it can't read that there is none, and a demo would start.
    readFileSync('.env');
    process.loadEnvFile('.env');
  } catch (error) {
    console.error(
      `The file .env can't be read (${error.code}). Give this user the right to it, or correct the link to it.`,
    );
    process.exit(1);
  }
}
