import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from '../../scripts/browser.ts';

/** Returns whether Java is installed. macOS without Java has a `java` that fails. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/** Installs Java for the W3C checker (`vnu-jar`), or prints that the checker does not run. */
export function installJava(): void {
  const packages = ['default-jre-headless'];
  if (!hasJava() && canAptInstall()) aptInstall(packages);
  if (!hasJava())
    console.log(`NOT TESTED: the W3C checker. It needs Java 11, Debian's ${packages.join(', ')}.`);
}
