import type { PageDocument } from '@swapt/shared/contract';
import type { TargetCheck } from '@swapt/shared/targets';
import type { Config } from '../../platform/config/config.js';
import { checkTarget } from '../code-content/code-content.service.js';

export type LinkSettings = Pick<Config, 'publicUrl' | 'specialHost' | 'allowPrivateTargets'>;

/** The document with every link as it is kept, and a sentence for each that is none, by its path. */
export function checkLinks(
  document: PageDocument,
  settings: LinkSettings,
): { document: PageDocument; problems: Record<string, string> } {
  const checked = structuredClone(document);
  const problems: Record<string, string> = {};
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, field] of Object.entries(value)) {
      const at = [...path, name];
      if (name !== 'link' || typeof field !== 'string') {
        visit(field, at);
        continue;
      }
      const found = checkLink(field, settings);
      if ('reason' in found) problems[at.join('.')] = found.reason;
      else Object.assign(value, { link: found.target });
    }
  };
  visit(checked, []);
  return { document: checked, problems };
}

/** A link may also be empty while it is being written, lead to a place on the page, or to another page of this installation. */
function checkLink(link: string, settings: LinkSettings): TargetCheck {
  if (link === '' || /^#[\w-]{1,80}$/.test(link)) return { target: link };
  if (URL.canParse(link)) {
    const { origin, href, username, password } = new URL(link);
    if (origin === new URL(settings.publicUrl).origin && !username && !password) return { target: href };
  }
  return checkTarget(link, settings);
}
