/** The browser's own detector of QR codes, that sees one text after the other (null: no label), and the last one from then on. */
import { vi } from 'vitest';

/** `took`: how long it looks at one picture, in milliseconds. */
export function stubDetector(texts: readonly (string | null)[], took = 0): void {
  let next = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        if (took > 0) await new Promise((resolve) => setTimeout(resolve, took));
        const text = texts[Math.min(next++, texts.length - 1)];
        return text ? [{ rawValue: text }] : [];
      };
    },
  );
}
