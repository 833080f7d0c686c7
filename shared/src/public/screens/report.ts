import type { ReportReason } from '../../values/platform/reports.js';
import type { About } from '../about.js';
import type { Problems } from '../problems.js';
import type { PublicScreenDeclaration } from '../declaration.js';

export type ReportScreenData =
  | {
      screen: 'report';
      kind: 'form';
      about: About;
      orgName: string;
      values: { reason: ReportReason | ''; note: string; email: string };
      problems: Problems;
    }
  | { screen: 'report'; kind: 'sent' | 'unknown' };

export const report = {
  isListed: false,
  paths: [{ path: '/report', title: 'Report', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
