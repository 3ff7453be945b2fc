import { generate } from 'lean-qr/nano';

/** A QR code needs a quiet zone of so many modules (ISO/IEC 18004). */
const margin = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A text as a QR code. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * margin;
  let cells = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) cells += `M${x + margin} ${y + margin}h1v1h-1z`;
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#fff"/><path d="${cells}"/></svg>`;
  // Dark on light in both colour schemes: some cameras cannot read inverted codes.
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return <img className={className} src={src} width={side} height={side} alt={label} />;
}
