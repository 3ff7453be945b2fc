/** Words that cameras, phones and programs give to files, and what copies add to them. */
const meaningless =
  /\d|^(?:img|dsc\w?|pxl|mvimg|gopr|dji|photo|pasted|picture|image|scan|untitled|unnamed|screenshot|whatsapp|copy|final|edited|edit|export|web|hdr|jpe?g|png)$/i;

interface Place {
  /** The name of the content that the picture is for. */
  place?: string | undefined;
  /** Its number among the pictures of that content. */
  number?: number | undefined;
}

/**
 * Returns an alternative text from the name of a picture's file and its place, such as 'Kitchen, Bronte
 * condo, photo 3'; an empty text if neither says anything.
 */
export function suggestedText(fileName: string, { place = '', number }: Place = {}): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  const numbered = /^\d{1,3}$/.test(last) ? Number(last) : number;
  const subject = words.filter((word) => !meaningless.test(word)).join(' ');
  const own = without(subject, place);
  const hasName = own !== '' || place !== '';
  return [capital(own), place, hasName && numbered ? `photo ${numbered}` : ''].filter(Boolean).join(', ');
}

/** Returns a text without the words of the place, which follows it. */
function without(subject: string, place: string): string {
  const of = place.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
  const words = subject.split(' ');
  const isPlace = of.every((word) => words.some((it) => it.toLowerCase() === word));
  return isPlace ? words.filter((word) => !of.includes(word.toLowerCase())).join(' ') : subject;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
