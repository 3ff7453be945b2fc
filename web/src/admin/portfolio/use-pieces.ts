import { useEffect, useRef, useState } from 'react';
import type { ChosenFile, Kind, Piece } from './pieces.ts';

/** The items of the form: one for each chosen picture, otherwise one. */
export function usePieces(isNew: boolean) {
  const [kind, setKind] = useState<Kind>('picture');
  const [pieces, setPieces] = useState<Piece[]>(isNew ? [] : [single()]);
  const previews = useRef<string[]>([]);
  useEffect(() => {
    const created = previews.current;
    return () => created.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  function chosen(file: File): ChosenFile {
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    return { file, preview };
  }

  function changeKind(wanted: Kind): void {
    setKind(wanted);
    setPieces(wanted === 'picture' ? [] : [single()]);
  }

  function addPictures(files: File[]): void {
    const added = files.map((file) => {
      const prefix = `pictures[${previews.current.length}].`;
      return { prefix, files: { image: chosen(file) } };
    });
    setPieces((others) => [...others, ...added]);
  }

  function setFile(name: string, [file]: File[]): void {
    if (!file) return;
    const changed = chosen(file);
    setPieces(([piece = single()]) => [{ ...piece, files: { ...piece.files, [name]: changed } }]);
  }

  return { kind, pieces, changeKind, addPictures, setFile, setPieces };
}

const single = (): Piece => ({ prefix: '', files: {} });
