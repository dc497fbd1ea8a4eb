/**
 * Saves a chart as a picture of its own: title, note, drawing and legend, on white, in the light scheme's colours.
 *
 * In: the element that holds the drawing (its first SVG), the texts, the kind. PNG is drawn at twice its size. Colours
 * of the drawing are attributes that name tokens; they are resolved here, since a file knows no tokens.
 * Errors: none of its own; a browser that cannot draw the picture rejects.
 */
export interface LegendLine {
  colour: string;
  text: string;
  value: string;
}
export interface PictureTexts {
  title: string;
  note: string;
  file: string;
  legend: readonly LegendLine[];
}

const NS = 'http://www.w3.org/2000/svg';
const FONT = 'Inter, "Segoe UI", system-ui, sans-serif';
const PAD = 24;
const LINE = 24;
const LEGEND_WIDTH = 430;
const SCALE = 2;
const PAINTS = ['fill', 'stroke'] as const;

/** Tokens to '#rrggbb', by the browser itself: whatever notation it computes, a pixel of it is three numbers. */
function createResolver() {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  document.body.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    resolve(colour: string): string {
      probe.style.color = colour;
      if (!context) return getComputedStyle(probe).color;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    },
    end: () => probe.remove(),
  };
}

function text(value: string, attributes: Record<string, string | number>): SVGTextElement {
  const element = document.createElementNS(NS, 'text');
  for (const [name, one] of Object.entries(attributes)) element.setAttribute(name, String(one));
  element.textContent = value;
  return element;
}

function compose(drawing: SVGSVGElement, { title, note, legend }: PictureTexts): SVGSVGElement {
  const { resolve, end } = createResolver();
  const ink = resolve('var(--ink)');
  const soft = resolve('var(--ink3)');
  const { width: drawn, height } = drawing.getBoundingClientRect();
  const top = PAD + 58;
  const width = Math.max(PAD * 2 + drawn + (legend.length > 0 ? LEGEND_WIDTH : 0), 640);
  const tall = Math.max(height, legend.length * LINE) + top + PAD;

  const picture = document.createElementNS(NS, 'svg');
  const size = { xmlns: NS, width, height: tall, viewBox: `0 0 ${width} ${tall}`, 'font-family': FONT };
  for (const [name, value] of Object.entries(size)) picture.setAttribute(name, String(value));
  const ground = document.createElementNS(NS, 'rect');
  for (const [name, value] of Object.entries({ width, height: tall, fill: '#ffffff' })) {
    ground.setAttribute(name, String(value));
  }
  picture.append(
    ground,
    text(title, { x: PAD, y: PAD + 16, fill: ink, 'font-size': 18, 'font-weight': 650 }),
    text(note, { x: PAD, y: PAD + 38, fill: soft, 'font-size': 13 }),
  );

  const copy = drawing.cloneNode(true) as SVGSVGElement; // a copy is of the kind that it is of
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const paint of PAINTS) {
      const value = element.getAttribute(paint);
      if (value?.includes('var(')) element.setAttribute(paint, resolve(value));
    }
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  for (const [name, value] of Object.entries({ x: PAD, y: top, width: drawn, height })) {
    copy.setAttribute(name, String(value));
  }
  picture.append(copy);

  const left = PAD * 2 + drawn;
  for (const [index, { colour, text: label, value }] of legend.entries()) {
    const y = top + index * LINE + 12;
    const swatch = document.createElementNS(NS, 'rect');
    for (const [name, one] of Object.entries({
      x: left,
      y: y - 10,
      width: 12,
      height: 12,
      rx: 3,
      fill: resolve(colour),
    })) {
      swatch.setAttribute(name, String(one));
    }
    const short = label.length > 32 ? `${label.slice(0, 31)}…` : label;
    picture.append(swatch, text(short, { x: left + 20, y, fill: ink, 'font-size': 13 }));
    if (value) {
      picture.append(text(value, { x: width - PAD, y, fill: ink, 'font-size': 13, 'text-anchor': 'end' }));
    }
  }
  end();
  return picture;
}

function download(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Released later, when the browser has certainly begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

async function toPng(svg: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const href = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = href;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('O navegador não consegue desenhar a imagem.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('A imagem não pôde ser gerada.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(href);
  }
}

export async function saveImage(holder: Element | null, texts: PictureTexts, kind: 'png' | 'svg'): Promise<void> {
  const drawing = holder?.querySelector('svg');
  if (!drawing) throw new Error('O gráfico ainda não está desenhado.');
  const picture = compose(drawing, texts);
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  const size = { width: picture.width.baseVal.value, height: picture.height.baseVal.value };
  download(kind === 'svg' ? svg : await toPng(svg, size), `${texts.file}.${kind}`);
}
