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
  const words = wordsIn(fileName.replace(/\.\w+$/, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const last = words.at(-1) ?? '';
  const numbered = /^\d{1,3}$/.test(last) ? Number(last) : number;
  const subject = words.filter((word) => !meaningless.test(word)).join(' ');
  const own = without(subject, place);
  const hasName = own !== '' || place !== '';
  return [capital(own), place, hasName && numbered ? `photo ${numbered}` : ''].filter(Boolean).join(', ');
}

/** Returns a text without the words of the place, which follows it, if it has all of them or no others. */
function without(subject: string, place: string): string {
  const of = wordsIn(place.toLowerCase());
  const words = wordsIn(subject.toLowerCase());
  const isPlace = of.every((word) => words.includes(word)) || words.every((word) => of.includes(word));
  return isPlace
    ? subject
        .split(' ')
        .filter((word) => !of.includes(word.toLowerCase()))
        .join(' ')
    : subject;
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
