import PDFDocument from 'pdfkit';
import { collect } from '../../platform/pdf-words/collect.js';
import { drawLine } from '../../platform/pdf-words/draw-line.js';
import { fitLines } from '../../platform/pdf-words/fit-lines.js';
import { directionOf, type Direction } from '../../platform/pdf-words/runs.js';

interface Style {
  isBold?: boolean;
  isLarge?: boolean;
  isSmall?: boolean;
  /** The most that a text may take. */
  lines?: number;
}

/** Pages of A4 that fill from the top, in points. In a language that runs from right to left columns and edges are the other way round. */
export interface Sheet {
  words: (text: string, style?: Style) => void;
  /** A count, what is counted, and what it comes to. */
  row: (cells: readonly [count: string, name: string, sum: string], style?: Style) => void;
  /** A line of a sum. */
  amount: (name: string, value: string, isStrong?: boolean) => void;
  rule: () => void;
  gap: () => void;
  end: () => Promise<{ body: Buffer; pages: number }>;
}

const [pageWidth, pageHeight] = [595.28, 841.89];
const margin = 56;
const width = pageWidth - 2 * margin;
const countWidth = 64;
const sumWidth = 110;
const normal = 10.5;
const LINE = 1.4;
const BASELINE = 1.05;

interface Place {
  /** From the edge at which lines begin. */
  from: number;
  width: number;
  isAtEnd?: boolean;
}

export function openSheet({ title, at, direction }: { title: string; at: Date; direction: Direction }): Sheet {
  // An empty name keeps pdfkit from loading a font of its own.
  const page = new PDFDocument({ size: 'A4', margin: 0, font: '', info: { Title: title, CreationDate: at } });
  const file = collect(page);
  let y = margin;
  let pages = 1;

  const room = (height: number) => {
    if (y + height <= pageHeight - margin) return;
    page.addPage();
    pages += 1;
    y = margin;
  };
  const sizeOf = ({ isLarge, isSmall }: Style) => (isLarge ? normal * 1.8 : isSmall ? normal * 0.9 : normal);

  /** The lines of a text in its place, and how high they are. */
  const layOut = (text: string, { from, width: wide, isAtEnd = false }: Place, style: Style) => {
    const size = sizeOf(style);
    const weight = style.isBold || style.isLarge ? ('bold' as const) : ('regular' as const);
    const most = style.lines ?? 2;
    const found = text
      .split('\n')
      .flatMap((line) => fitLines(line, { width: wide / size, lines: most, weight, direction: directionOf(line) }))
      .slice(0, Math.max(most, text.split('\n').length));
    const left = direction === 'rtl' ? pageWidth - margin - from - wide : margin + from;
    const isRight = isAtEnd !== (direction === 'rtl');
    const draw = (top: number) => {
      page.fillColor('#000000');
      found.forEach((line, nth) =>
        drawLine(page, line, {
          ...{ x: isRight ? left + wide - line.width * size : left, size },
          y: top + nth * size * LINE + size * BASELINE,
        }),
      );
    };
    return { height: found.length * size * LINE, draw };
  };
  const put = (blocks: readonly { height: number; draw: (top: number) => void }[]) => {
    const height = Math.max(...blocks.map((block) => block.height));
    room(height);
    for (const block of blocks) block.draw(y);
    y += height;
  };

  return {
    words: (text, style = {}) => put([layOut(text, { from: 0, width }, style)]),
    row: ([count, name, sum], style = {}) => {
      const nameWidth = width - countWidth - sumWidth - 16;
      put([
        layOut(count, { from: 0, width: countWidth }, style),
        layOut(name, { from: countWidth + 8, width: nameWidth }, { lines: 4, ...style }),
        layOut(sum, { from: width - sumWidth, width: sumWidth, isAtEnd: true }, style),
      ]);
      y += 4;
    },
    amount: (name, value, isStrong = false) => {
      put([
        layOut(name, { from: width / 3, width: (width * 2) / 3 - sumWidth - 8 }, { isBold: isStrong }),
        layOut(value, { from: width - sumWidth, width: sumWidth, isAtEnd: true }, { isBold: isStrong }),
      ]);
      y += 2;
    },
    rule: () => {
      room(10);
      page
        .moveTo(margin, y + 3)
        .lineTo(pageWidth - margin, y + 3)
        .lineWidth(0.5)
        .stroke('#000000');
      y += 10;
    },
    gap: () => {
      y += 18;
    },
    end: async () => {
      page.end();
      return { body: await file, pages };
    },
  };
}
