import { type DragEvent, useState } from 'react';

/** Takes files that are dropped onto an element. @returns its handlers, and whether files are over it */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return { isOver: false, handlers: {} };
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        // otherwise the browser would leave the page for the file
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
        if (!isInside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles(Array.from(event.dataTransfer.files));
      },
    },
  };
}
