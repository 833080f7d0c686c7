import { Words } from './words.js';

/** Plain text as people write it: an empty line ends a paragraph, lines with a dash are a list. */
export function RichText({ text, className }: { text: string; className?: string }) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  if (parts.length === 0) return null;
  return (
    <div className={['lp-prose', className].filter(Boolean).join(' ')}>
      {parts.map((part, index) => (
        <Part key={index} lines={part.split('\n').filter((line) => line.trim() !== '')} />
      ))}
    </div>
  );
}

const dash = /^\s*[-•]\s+/;

function Part({ lines }: { lines: string[] }) {
  const first = lines.findIndex((line) => dash.test(line));
  const [before, items] = first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
  return (
    <>
      {before.length > 0 && (
        <p>
          <Words text={before.join('\n')} />
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <li key={index}>
              <Words text={item.replace(dash, '')} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
