import { existsSync, symlinkSync } from 'node:fs';

// After an install. Several optional packages have a program `node`, each for one system. npm 9 and 10, which come with
// Debian 13 and Node.js 20, remove its link together with the packages for other systems. In JavaScript, because it is
// run by the Node.js of the system.
const program = `node-${process.platform}-${process.arch}/bin/node`;
if (existsSync(`node_modules/${program}`)) {
  try {
    symlinkSync(`../${program}`, 'node_modules/.bin/node');
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}
