import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './browser.ts';

// `npm run test:full` checks every page with the W3C checker (`vnu-jar`), which is a Java program.

/** Returns whether Java is installed. macOS without Java has a `java` that fails. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

if (import.meta.main) {
  const packages = ['default-jre-headless'];
  if (!hasJava() && canAptInstall()) aptInstall(packages);
  if (!hasJava())
    console.log(`NOT TESTED: the W3C checker. It needs Java 11, Debian's ${packages.join(', ')}.`);
}
