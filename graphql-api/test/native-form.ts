import { someVisitor } from './visitor.ts';

/** The page with each form, by its `formType`. */
export const pageOf: Record<string, string> = {
  'Get a Qoute': '/get-a-quote',
  'Get in Touch': '/about',
  Contact: '/contact',
  'Message genrated through Project Management form': '/project-management',
  'Message genrated through Partnership form': '/partnership-opportunities',
  Newsletter: '/privacy',
};

/** The response to a form that a browser sends without scripts. */
export interface NativeAnswer {
  status: number;
  location: string | null;
  headers: Headers;
  html: string;
  /** Returns the tag of the control with this name. */
  control(name: string): string;
  /** Returns the messages that describe the control with this name. */
  messages(name: string): string[];
}

/** Posts a form as a browser without scripts does: urlencoded, or multipart if it is a FormData. */
export async function postNative(
  { url }: { url: string },
  path: string,
  body: FormData | Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<NativeAnswer> {
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...someVisitor(), ...headers },
    body: body instanceof FormData ? body : new URLSearchParams(textsOf(body)),
  });
  return answerOf(response.status, response.headers, await response.text());
}

export function answerOf(status: number, headers: Headers, html: string): NativeAnswer {
  const control = (name: string) =>
    new RegExp(`<(?:input|select|textarea)[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  const messages = (name: string) => {
    const ids = /aria-describedby="([^"]*)"/.exec(control(name))?.[1]?.split(' ') ?? [];
    return ids.map((id) => unescaped(html.split(` id="${id}"`)[1]?.match(/>(?:<[^>]*>)*([^<]*)/)?.[1] ?? ''));
  };
  return { status, location: headers.get('location'), headers, html, control, messages };
}

/** Returns the fields of a form with these values and files. */
export function formData(
  values: Record<string, unknown>,
  files: [name: string, bytes: Uint8Array][],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(textsOf(values))) form.set(name, value);
  for (const [name, bytes] of files)
    form.append('propertyPhotos', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return form;
}

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
