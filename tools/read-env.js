// Imported first by `npm start` and the commands: the variables of .env, unless the environment has them already.
// In JavaScript, because it is loaded before everything else.
try {
  process.loadEnvFile('.env');
} catch (error) {
  if (error.code !== 'ENOENT') {
    console.error(`The file .env can't be read (${error.code}). Give this user the right to read it.`);
    process.exit(1);
  }
}
