import type { PageBlock, PageRoot, Template } from '@swapt/shared/contract';
import { newDocument } from '@swapt/shared/page/document';

type TemplateFacts = Pick<Template, 'template_id' | 'name' | 'description'> & Pick<PageRoot, 'title' | 'theme'>;

/** A template that comes with the product. Its blocks have ids of their own within it. */
export function builtIn({ title, theme, ...template }: TemplateFacts, content: PageBlock[]): Template {
  return {
    ...template,
    is_built_in: true,
    document: newDocument({ title, theme }, content),
    created_at: null,
  };
}
