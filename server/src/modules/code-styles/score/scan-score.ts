import type { QrStyle, ScanScore } from '@swapt/shared/contract';
import { checkStyle, drawQr, toSvg } from '@swapt/shared/qr';
import { LRUCache } from 'lru-cache';
import type { TrialResult } from './run-trials.js';
import { runTrialsInThread } from './score-thread.js';

interface Question {
  text: string;
  style: QrStyle;
  /** Data URL of the style's logo. */
  logo?: string;
  /** Printed width, where it is known. */
  millimetres?: number;
}

/** Below this share of mild trials a style is refused: measured, styles that phones cannot read are near 0, good ones above 0.8. */
const HOPELESS = 0.3;
const GOOD = 75;

const results = new LRUCache<string, TrialResult>({ max: 500 });
const running = new Map<string, Promise<TrialResult>>();

/** How well phones will read a style: plain rules first, then trials under bad conditions, relative to the plain black code. */
export async function scoreStyle(question: Question): Promise<ScanScore> {
  return knownScore(question) ?? judge(question, await trialsOf(question));
}

/** The same without trials: where the rules decide, or the style was tried already. */
export function knownScore(question: Question): ScanScore | undefined {
  const trials = results.get(keyOf(question));
  if (trials) return judge(question, trials);
  const findings = findingsOf(question);
  return findings.some(isRefusal) ? refusal(findings) : undefined;
}

const findingsOf = ({ text, style, millimetres }: Question) => checkStyle(text, style, millimetres);
type Finding = ReturnType<typeof checkStyle>[number];
const isRefusal = ({ severity }: Finding) => severity === 'refuse';
const sentences = (findings: readonly Finding[]) => findings.map(({ sentence }) => sentence);
const refusal = (findings: readonly Finding[]): ScanScore => ({
  value: 0,
  verdict: 'unscannable',
  reasons: sentences(findings),
});

function judge(question: Question, trials: TrialResult): ScanScore {
  const findings = findingsOf(question);
  if (findings.some(isRefusal)) return refusal(findings);
  const reasons = sentences(findings);
  const { mild, mildOf, mid, midOf } = trials;
  const { value, isGood, isHopeless } = scoreOf(trials);
  if (isHopeless) {
    const sentence = `Only ${mild} of ${mildOf} test scans could read it. Use darker colours, square dots and eyes, or a smaller logo.`;
    return { value, verdict: 'unscannable', reasons: [sentence, ...reasons] };
  }
  if (isGood) return { value, verdict: findings.length > 0 ? 'risky' : 'good', reasons };
  const sentence = `${mild} of ${mildOf} test scans could read it, and ${mid} of ${midOf} from further away. Darker colours and square eyes help.`;
  return { value, verdict: 'risky', reasons: [sentence, ...reasons] };
}

/** What the trials of a picture come to; `value` is from 0 to 100. */
export function scoreOf({ mild, mildOf, mid, midOf }: TrialResult) {
  const value = Math.round(80 * share(mild, mildOf) + 20 * share(mid, midOf));
  const isHopeless = share(mild, mildOf) < HOPELESS;
  return { value, isHopeless, isGood: value >= GOOD && !isHopeless };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Trials of the same style on a text of the same length have the same answer, so a live preview asks once per style. */
const keyOf = ({ text, style }: Question) => JSON.stringify([text.length, style]);

function trialsOf(question: Question): Promise<TrialResult> {
  const key = keyOf(question);
  const asked =
    running.get(key) ??
    tryOut(question)
      .then((result) => {
        results.set(key, result);
        return result;
      })
      .finally(() => running.delete(key));
  running.set(key, asked);
  return asked;
}

function tryOut({ text, style, logo }: Question): Promise<TrialResult> {
  const plain: QrStyle = {
    dots: 'square',
    eyes: 'square',
    foreground: '#000000',
    background: '#ffffff',
    level: style.level,
    margin: style.margin,
  };
  return runTrialsInThread({
    text,
    svg: toSvg(text, style, { logo }),
    plainSvg: toSvg(text, plain),
    size: drawQr(text, style).size,
  });
}
