import { TextDecoder } from 'node:util';

/** Bytes of the beginning that contain the declaration of the encoding; PHP may have printed warnings before it. */
const HEAD = 64 * 1024;

/** Decodes an XML file by its byte order mark or its declaration. Unreadable bytes become U+FFFD. */
export async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderOf(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

function decoderOf(start: Buffer): TextDecoder {
  try {
    return new TextDecoder(encodingOf(start));
  } catch {
    return new TextDecoder();
  }
}

function encodingOf(start: Buffer): string {
  const marks: [string, string][] = [
    ['efbbbf', 'utf-8'],
    ['fffe', 'utf-16le'],
    ['feff', 'utf-16be'],
  ];
  const hex = start.subarray(0, 3).toString('hex');
  const mark = marks.find(([bytes]) => hex.startsWith(bytes));
  if (mark) return mark[1];
  // Half of the bytes of UTF-16 are zero.
  const zeros = [0, 0];
  const sample = start.subarray(0, 512);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > sample.length / 4) return odd > even ? 'utf-16le' : 'utf-16be';
  const declared = /<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w-]{1,40})["']/.exec(
    start.toString('latin1', 0, HEAD),
  )?.[1];
  // A file of single bytes that declares UTF-16 was converted after it was written.
  return !declared || /^(?:utf-?16|ucs)/i.test(declared) ? 'utf-8' : declared;
}
