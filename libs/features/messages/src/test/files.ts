/** A photo as a device has it. */
export async function drawnPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'slategray';
  context.fillRect(0, 0, 320, 240);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], name, { type: 'image/jpeg' });
}

/** A PDF file by its first bytes. */
export function pdfFile(name: string): File {
  return new File([`%PDF-1.7\n${'x'.repeat(2000)}`], name, { type: 'application/pdf' });
}
