import type { FormInput } from '@swapt/shared/form';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { TestDatabase } from '../engines/test-database.js';

export interface FormPage {
  orgId: string;
  pageId: string;
}

/** What a test changes of the form; the rest is that of a new one, without a consent. */
interface FormTrial {
  inputs?: readonly FormInput[];
  consent?: string;
  consentRequired?: boolean;
  thanks?: string;
  name?: string;
  language?: string;
}

/** A published page with one form. */
export async function insertFormPage(db: TestDatabase, orgId: string, trial: FormTrial = {}): Promise<FormPage> {
  const { name = 'Newsletter', inputs = defaultInputs, consent = '', consentRequired = true } = trial;
  const pageId = uuidv7();
  const words = { title: 'Stay in touch', welcome: '', submitLabel: 'Send', thanks: trial.thanks ?? 'Thank you.' };
  const form = { id: 'form-1', ...words, inputs, consent, consentRequired };
  const props = {
    title: name,
    description: '',
    image: null,
    language: trial.language ?? 'en',
    theme: { accent: '#1a56db', background: '#ffffff', headings: 'serif' },
    return: { title: '', text: '', label: '', link: '' },
  };
  const document = JSON.stringify({ root: { props }, content: [{ type: 'form', props: form }], zones: {} });
  const now = new Date('2026-11-01T09:00:00Z');
  await db.system(async (tx) => {
    await tx.query(
      `insert into pages (org_id, page_id, name, status, draft, updated_by, updated_at, published_version, published_revision, published_at, created_at)
       values ($1, $2, $3, 'published', $4::jsonb, $5, $6, 1, 1, $6, $6)`,
      [orgId, pageId, name, document, uuidv7(), now],
    );
    await tx.query(
      `insert into page_versions (org_id, page_id, version, document, published_by, published_at) values ($1, $2, 1, $3::jsonb, $4, $5)`,
      [orgId, pageId, document, uuidv7(), now],
    );
  });
  return { orgId, pageId };
}

/** Answers that a new form takes. */
export const rightAnswers = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  phone: '+1 201 555 0123',
};
