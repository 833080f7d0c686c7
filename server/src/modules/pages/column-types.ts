import type { PageDocument } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'page_versions.document': PageDocument;
    'pages.draft': PageDocument;
  }

  interface AnswerTypes {
    /** A published page has the number of its version. */
    'page-versions.selectVersions.is_live': boolean;
    'page-versions.selectPublicPage.is_findable': boolean;
    'page-versions.selectPublicPageNamed.is_findable': boolean;
  }
}
