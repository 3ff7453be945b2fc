import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { hasJava } from './java.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

// The rich text editor is not an HTML control, but tests find it by its field's name too.
const editorsName = /^(Attribute “name” not allowed on|The “name” attribute is never allowed on the) .*“div”/;

/** A note: the control ends where the rule of dates ends, at the years 1 and 9999. */
const yearNote = /Year may be mistyped/;

/** The style rules of a page. The checker cannot parse their view transitions, nested rules and ranges. */
const pageRules = /(?<=<style>)@layer.*?(?=<\/style>)/gs;

interface Message {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/** Java's optimizing compiler takes longer than it saves here; without it Java needs a larger stack. */
const javaOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/**
 * Returns the errors, warnings and notes of the W3C checker for these documents, by name. Writes the
 * documents into this folder. Returns nothing without Java, which java.ts reports.
 */
export function w3cMessages(documents: Map<string, string>, folder: string): string[] {
  if (!hasJava()) return [];
  mkdirSync(folder, { recursive: true });
  const names = new Map(
    [...documents].map(([name, html], index) => {
      writeFileSync(join(folder, `${index}.html`), html.replace(pageRules, ''));
      return [`${index}.html`, name];
    }),
  );
  const files = [...names.keys()].map((file) => join(folder, file));
  const options = ['--format', 'json', '--exit-zero-always', '--stdout'];
  const run = spawnSync('java', [...javaOptions, '-jar', jar, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const { messages } = JSON.parse(run.stdout) as { messages: Message[] };
  const isEditorsName = ({ message, extract = '' }: Message) =>
    editorsName.test(message) && extract.includes('contenteditable');
  return messages
    .filter((message) => !isEditorsName(message) && !yearNote.test(message.message))
    .map(
      ({ type, url = '', message, extract = '' }) =>
        `${names.get(basename(url))}: ${type}: ${message} ${extract.trim()}`,
    );
}
