/**
 * Keeps the page when a file is dropped: the browser would open it instead. The places for files handle it
 * before the window does, or are inputs.
 */
export function keepDroppedFiles(): void {
  const keepPage = (event: DragEvent) => {
    const isInput = (event.target as HTMLInputElement).type === 'file';
    if (!isInput && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, keepPage);
}
