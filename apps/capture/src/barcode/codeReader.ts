/** Texts of the codes in a picture. */
export type CodeReader = (picture: ImageData) => Promise<readonly string[]>;

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface BarcodeDetection {
  new (options: { formats: readonly string[] }): {
    detect(picture: ImageData): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
}

/** How makers print VINs: bars on door frames and windshields, squares on newer labels. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code'] as const;

/**
 * The browser's own reader where it reads all that a VIN is printed as, otherwise a library, loaded now.
 * @throws when the library cannot be loaded
 */
export async function openCodeReader(
  world: { BarcodeDetector?: BarcodeDetection } = globalThis as object,
): Promise<CodeReader> {
  const { BarcodeDetector } = world;
  // some browsers have the interface, and nothing behind it
  const supported = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && FORMATS.every((format) => supported?.includes(format))) {
    const detector = new BarcodeDetector({ formats: FORMATS });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  }
  const { zxingCodes } = await import('./zxingCodes.ts');
  return async (picture) => zxingCodes(picture);
}
